/**
 * How many runs the page simulates. In its own file so that the page doesn't load the engine, which runs in the worker.
 */
export const PATHS = 10_000
