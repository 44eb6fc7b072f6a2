/** Words that turn a meaning around. The network never points at them, so it must be surer than usual. */
export const NEGATION = /(?<!\p{L})(?:not|no|never|without|except|unless|fully|\p{L}+n't)(?!\p{L})/iu
