/** Services by which people send each other money: the name behind one is a person's. */
export const PAYMENT_APPS =
  'zelle|venmo|paypal|cash app|cashapp|wise|revolut|bizum|interac|twint|lydia|paylib|tikkie|swish|wero|apple pay|google pay|klarna'
