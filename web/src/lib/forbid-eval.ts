/**
 * Tells zod not to try whether it may make functions from text. It may not, by our content security policy, and the mere
 * try is reported as a violation. Set before zod loads: it is part of no page's first files.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
