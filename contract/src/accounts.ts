import { z } from 'zod'
import { defineRoute } from './route.ts'
import {
  AmountText,
  Id,
  IdParams,
  InstantText,
  PreferredCurrencyCode,
  SafeText,
  safeTextUpTo,
  textUpTo,
} from './values.ts'

const USERNAME_MAX = 60
export const PASSWORD_MIN = 12
const PASSWORD_MAX = 128

export const Username = textUpTo(USERNAME_MAX)
  .refine((name) => !name.includes('@'), 'must not contain @')
  .refine((name) => !/[\p{Cc}\p{Cf}]/u.test(name), 'must not contain invisible characters')
// One address only: a comma or a space would make two recipients.
export const Email = z.email().max(254)
/** 12 to 128 characters (code points), not trimmed. */
export const NewPassword = SafeText.refine(
  (p) => [...p].length >= PASSWORD_MIN,
  `must be at least ${PASSWORD_MIN} characters`,
).refine((p) => [...p].length <= PASSWORD_MAX, `must be at most ${PASSWORD_MAX} characters`)
const TypedPassword = safeTextUpTo(1024)

export const Profile = z.strictObject({
  username: z.string(),
  email: z.string(),
  /** The user has confirmed this address with a link sent to it. */
  email_verified: z.boolean(),
  preferred_currency: PreferredCurrencyCode,
  is_subscribed: z.boolean(),
  is_demo: z.boolean(),
  demo_ends_at: InstantText.nullable(),
  mfa_enabled: z.boolean(),
  mfa_required: z.boolean(),
  created_at: InstantText,
})
export type Profile = z.infer<typeof Profile>
const ProfileWithToken = Profile.extend({ csrfToken: z.string() })

export const Done = z.strictObject({ detail: z.string() })
const DoneWithToken = Done.extend({ csrfToken: z.string() })

export const getCsrfToken = defineRoute({
  method: 'GET',
  path: '/accounts/csrf/',
  summary: 'Returns the token to send as X-CSRFToken with every write',
  access: 'public',
  response: z.strictObject({ csrfToken: z.string(), token: z.string() }),
})

export const getProfile = defineRoute({
  method: 'GET',
  path: '/accounts/profile/',
  summary: 'Returns the logged-in user',
  access: 'signed-in',
  response: Profile,
})

export const signUp = defineRoute({
  method: 'POST',
  path: '/accounts/signup/',
  summary: 'Creates a user and logs them in',
  access: 'public',
  body: z.strictObject({
    username: Username,
    email: Email,
    password: NewPassword,
    /** Required if sign-up is by invite. */
    invite: safeTextUpTo(100).optional(),
  }),
  response: ProfileWithToken,
  status: 201,
})

export const logIn = defineRoute({
  method: 'POST',
  path: '/accounts/login/',
  summary: 'Logs in with a username or email address',
  access: 'public',
  body: z.strictObject({
    username: safeTextUpTo(254),
    password: TypedPassword,
    /** With two-factor authentication: a code from the app, or a recovery code. */
    code: safeTextUpTo(32).optional(),
  }),
  response: ProfileWithToken,
})

export const logOut = defineRoute({
  method: 'POST',
  path: '/accounts/logout/',
  summary: 'Ends this session',
  access: 'signed-in',
  response: DoneWithToken,
})

export const requestPasswordReset = defineRoute({
  method: 'POST',
  path: '/accounts/reset_password/',
  summary: 'Sends a password reset link if an account uses the address',
  access: 'public',
  body: z.strictObject({ email: safeTextUpTo(254) }),
  response: Done,
})

export const confirmPasswordReset = defineRoute({
  method: 'POST',
  path: '/accounts/reset_password_confirm/',
  summary: 'Sets a new password with the token from a reset link',
  access: 'public',
  body: z.strictObject({ token: safeTextUpTo(200), uid: safeTextUpTo(64), new_password: NewPassword }),
  response: Done,
})

export const sendEmailVerification = defineRoute({
  method: 'POST',
  path: '/accounts/verify-email/',
  summary: 'Sends a link to confirm the email address, unless it’s confirmed already',
  access: 'signed-in',
  response: Done,
})

export const confirmEmailVerification = defineRoute({
  method: 'POST',
  path: '/accounts/verify-email-confirm/',
  summary: 'Confirms the email address with the token from the link',
  access: 'public',
  body: z.strictObject({ token: safeTextUpTo(200), uid: safeTextUpTo(64) }),
  response: Done,
})

export const startDemo = defineRoute({
  method: 'POST',
  path: '/accounts/demo/',
  summary: 'Creates a temporary subscribed user with the demo household and logs them in',
  access: 'public',
  response: ProfileWithToken,
  status: 201,
})

export const updatePreferredCurrency = defineRoute({
  method: 'POST',
  path: '/accounts/update-preferred-currency/',
  summary: 'Sets the preferred currency',
  access: 'signed-in',
  body: z.strictObject({ preferred_currency: PreferredCurrencyCode }),
  response: Profile,
})

export const changeEmail = defineRoute({
  method: 'POST',
  path: '/accounts/change-email/',
  summary: 'Changes the email address; requires the current password',
  access: 'signed-in',
  body: z.strictObject({ email: Email, current_password: TypedPassword }),
  response: Profile,
})

export const changePassword = defineRoute({
  method: 'POST',
  path: '/accounts/change-password/',
  summary: 'Changes the password and ends all other sessions; requires the current password',
  access: 'signed-in',
  body: z.strictObject({ current_password: TypedPassword, new_password: NewPassword }),
  response: Done,
})

export const Session = z.strictObject({
  id: Id,
  created_at: InstantText,
  last_seen_at: InstantText,
  device: z.string(),
  is_current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = defineRoute({
  method: 'GET',
  path: '/accounts/sessions/',
  summary: 'Lists the user’s open sessions, most recently used first',
  access: 'signed-in',
  response: z.strictObject({ results: z.array(Session) }),
})

export const endSession = defineRoute({
  method: 'DELETE',
  path: '/accounts/sessions/{id}/',
  summary: 'Ends one session',
  access: 'signed-in',
  params: IdParams,
  response: Done,
})

export const endOtherSessions = defineRoute({
  method: 'POST',
  path: '/accounts/sessions/end-others/',
  summary: 'Ends every session except this one',
  access: 'signed-in',
  response: Done,
})

export const WORK_KINDS = ['employed', 'self-employed', 'retired', 'student', 'not-working'] as const
export const HOUSING_KINDS = ['rent', 'mortgage', 'owned', 'other'] as const

export const PersonalAttributes = z.strictObject({
  birth_year: z.number().int().min(1900).max(2100).nullable(),
  household_size: z.number().int().min(1).max(30).nullable(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a two-letter country code')
    .nullable(),
  region: textUpTo(80).nullable(),
  work: z.enum(WORK_KINDS).nullable().default(null),
  housing: z.enum(HOUSING_KINDS).nullable().default(null),
  annual_income: AmountText.nullable(),
  annual_income_currency: PreferredCurrencyCode,
  share_anonymously: z.boolean(),
})
export type PersonalAttributes = z.infer<typeof PersonalAttributes>

export const getPersonalAttributes = defineRoute({
  method: 'GET',
  path: '/accounts/personal-attributes/',
  summary: 'Returns the personal attributes, such as country and household size',
  access: 'subscribed',
  response: PersonalAttributes,
})

export const putPersonalAttributes = defineRoute({
  method: 'PUT',
  path: '/accounts/personal-attributes/',
  summary: 'Replaces the personal attributes; can be undone',
  access: 'subscribed',
  body: PersonalAttributes,
  response: PersonalAttributes,
})

export const setUpTotp = defineRoute({
  method: 'POST',
  path: '/accounts/totp/setup/',
  summary: 'Starts setting up two-factor authentication; requires the current password',
  access: 'signed-in',
  body: z.strictObject({ current_password: TypedPassword }),
  response: z.strictObject({ secret: z.string(), otpauth_url: z.string() }),
})

export const confirmTotp = defineRoute({
  method: 'POST',
  path: '/accounts/totp/confirm/',
  summary:
    'Turns two-factor authentication on with a first code and ends all other sessions; returns the recovery codes once',
  access: 'signed-in',
  body: z.strictObject({ code: safeTextUpTo(32) }),
  response: z.strictObject({ recovery_codes: z.array(z.string()) }),
})

export const disableTotp = defineRoute({
  method: 'POST',
  path: '/accounts/totp/disable/',
  summary: 'Turns two-factor authentication off and ends all other sessions; requires the current password and a code',
  access: 'signed-in',
  body: z.strictObject({ current_password: TypedPassword, code: safeTextUpTo(32) }),
  response: Done,
})

export const deleteAccount = defineRoute({
  method: 'POST',
  path: '/accounts/delete/',
  summary: 'Permanently deletes the user and all of their data',
  access: 'signed-in',
  body: z.strictObject({ password: TypedPassword }),
  response: Done,
})
