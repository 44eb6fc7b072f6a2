/** The words attackers try first, in lower case. People add digits, years and symbols to them. Our own collection. */
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
thisismypassword correcthorsebatterystaple letmeinplease iloveyousomuch iloveyouforever evenkeel money finance budget
alexander alexandra amanda anastasia andrea angela anthony antonio benjamin brandon brian brittany carlos caroline catherine
christian christina christine christopher danielle david dominic eduardo edward elizabeth emily fernando francesca francisco
frederick gabriel gabriela giovanni guillermo isabella jackson james jasmine jeremy jonathan joseph joshua julia katherine
kimberly kristina laura lorenzo margaret maria matthew maximilian melissa michelle mohammed muhammad natalia natasha nathan
nicholas nicolas nicole oliver olivia patricia patrick rebecca richard robert roberto samantha samuel sandra sebastian sophia
stephanie stephen steven timothy valentina vanessa veronica victoria vincent william zachary
angels blessed blink182 butterfly cheese chester chicken chocolate cookie crystal diamond elephant element eminem everton
family flower forever friends gangster gandalf genius ginger godzilla happiness heaven jasper jesuschrist junior kitten
lovely loveme loveyou maggie matrix metallica midnight minecraft motorola naruto nothing orange peanut phoenix player popcorn
purple rainbow rangers raiders scooter scorpion snoopy softball spiderman stargate strawberry sweetheart sweety tigger
tinkerbell unicorn valentine volleyball warrior wrestling`.split(/\s+/),
)

/**
 * Whether a folded password is just a well-known word with digits and symbols around it, the repetition of one or of up
 * to three characters, repeated digits, or a row of neighboring keys.
 */
export function isCommonPassword(folded: string): boolean {
  const withoutSpaces = folded.replace(/\s+/g, '')
  const core = withoutSpaces.replace(/[\d!@#$%&*.?_-]+$/, '').replace(/^[\d!@#$%&*.?_-]+/, '')
  if (core === '') return /^(\d{1,6})\1+\d*$/.test(withoutSpaces) // 123123123123
  if (STEMS.has(withoutSpaces) || STEMS.has(core)) return true
  if (isKeyboardWalk(withoutSpaces)) return true
  const repeated = /^(.+?)\1+$/.exec(core)?.[1]
  return repeated !== undefined && (STEMS.has(repeated) || repeated.length <= 3)
}

const KEYBOARD = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const KEYS = new Map(KEYBOARD.flatMap((keys, row) => [...keys].map((key, column) => [key, { row, column }] as const)))

/** Whether each key is the one before or next to it, as in `1q2w3e4r5t6y`. */
function isKeyboardWalk(text: string): boolean {
  const keys = [...text].map((character) => KEYS.get(character))
  return keys.every((key, i) => {
    const before = keys[i - 1] ?? key
    return key && before && Math.abs(key.row - before.row) <= 1 && Math.abs(key.column - before.column) <= 1
  })
}
