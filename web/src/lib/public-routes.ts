import type * as accounts from '@evenkeel/contract/accounts.ts'
import type { RouteDefinition } from '@evenkeel/contract/route.ts'

/**
 * The public pages' calls, typed by the contract but without its zod schemas at run time, which would be most of the
 * page's size. A test keeps methods and paths equal to the contract's.
 */
type Lean<Route extends RouteDefinition> = Pick<Route, 'method' | 'path'> & {
  readonly response?: Route['response']
} & (Route extends { body: infer Body } ? { readonly body?: Body } : unknown)

export const logIn: Lean<typeof accounts.logIn> = { method: 'POST', path: '/accounts/login/' }
export const signUp: Lean<typeof accounts.signUp> = { method: 'POST', path: '/accounts/signup/' }
export const startDemo: Lean<typeof accounts.startDemo> = { method: 'POST', path: '/accounts/demo/' }
export const requestPasswordReset: Lean<typeof accounts.requestPasswordReset> = {
  method: 'POST',
  path: '/accounts/reset_password/',
}
export const confirmEmailVerification: Lean<typeof accounts.confirmEmailVerification> = {
  method: 'POST',
  path: '/accounts/verify-email-confirm/',
}
export const confirmPasswordReset: Lean<typeof accounts.confirmPasswordReset> = {
  method: 'POST',
  path: '/accounts/reset_password_confirm/',
}
