/** How many runs the page simulates. In a file of its own so that the page doesn't load the engine, which is the worker's. */
export const PATHS = 10_000
