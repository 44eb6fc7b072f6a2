/** Services people use to send each other money: the name after one of them is a person's. */
export const PAYMENT_APPS =
  'zelle|venmo|paypal|cash app|cashapp|wise|revolut|bizum|interac|twint|lydia|paylib|tikkie|swish|wero|apple pay|google pay|klarna'
