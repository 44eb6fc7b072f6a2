/** The words that guessers begin with, in lower case; people add digits, years and a mark to them. Our own collection. */
const STEMS = new Set(
  `password passw0rd p@ssword p@ssw0rd pa55word qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop letmein welcome admin
administrator iloveyou monkey dragon football baseball basketball sunshine princess superman batman trustno1 master shadow
michael jennifer jordan hunter ranger soccer hockey killer george charlie andrew thomas harley daniel jessica pepper ashley
computer internet secret supersecret topsecret changeme changemenow default guest login hello helloworld freedom whatever
starwars pokemon summer winter spring autumn january february march april june july august september october november
december monday tuesday wednesday thursday friday saturday sunday liverpool arsenal chelsea manchester barcelona juventus
samsung google facebook linkedin instagram android iphone microsoft windows passwort motdepasse contraseña contrasena senha
wachtwoord heslo parola salasana lösenord losenord adgangskode asdf asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx qazwsx qazwsxedc abc abcd abcdef abcdefg abcdefgh test testing tester user
root toor mustang corvette ferrari mercedes yankees cowboys lakers eagles steelers packers mypassword thepassword
thisismypassword correcthorsebatterystaple letmeinplease iloveyousomuch iloveyouforever evenkeel money finance budget`.split(
    /\s+/,
  ),
)

/** True when nothing is left of a folded password once usual endings and repetition are taken off a well-known word. */
export function isCommonPassword(folded: string): boolean {
  const bare = folded.replace(/\s+/g, '')
  const core = bare.replace(/[\d!@#$%&*.?_-]+$/, '').replace(/^[\d!@#$%&*.?_-]+/, '')
  if (core === '') return /^(\d{1,6})\1+\d*$/.test(bare) // 123123123123
  if (STEMS.has(bare) || STEMS.has(core)) return true
  const half = /^(.+?)\1+$/.exec(core)?.[1]
  return half !== undefined && (STEMS.has(half) || half.length <= 3)
}
