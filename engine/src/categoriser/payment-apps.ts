/** Payment apps, as regular expression alternatives. The name after one of them is usually a person's. */
export const PAYMENT_APPS =
  'zelle|venmo|paypal|cash app|cashapp|wise|revolut|bizum|interac|twint|lydia|paylib|tikkie|swish|wero|apple pay|google pay|klarna'
