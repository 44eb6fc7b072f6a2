/**
 * Tells zod not to test whether it can compile functions from text. Our content security policy forbids it, and even
 * the test is reported as a violation. Must run before zod loads.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
