export type Question = {
  /** The anchor of the deep link: never changed once published. */
  id: string
  question: string
  /** Paragraphs of plain text. */
  answer: readonly string[]
}
export type QuestionGroup = { title: string; questions: readonly Question[] }

export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    title: 'Getting started',
    questions: [
      {
        id: 'first-steps',
        question: 'What should I do first?',
        answer: [
          'Choose your currency at the top right, then bring in a few months of transactions on the Your Transactions page. With those in place, write a budget: you will know better what is realistic.',
          'The introduction walks through all seven steps. To see it again, press Ctrl K (⌘ K on a Mac) and choose “Show the introduction again”.',
        ],
      },
      {
        id: 'demo',
        question: 'Can I look around without entering my own figures?',
        answer: [
          'Yes. “Try the demo” on the landing page opens a made-up household with two and a half years of records. You can change anything in it; it is deleted after 24 hours.',
        ],
      },
      {
        id: 'phone',
        question: 'Does it work on a phone?',
        answer: [
          'Every page does. The tabs at the bottom lead to the four places you need most, and More opens the whole menu. You can add the site to your home screen like an app.',
        ],
      },
      {
        id: 'keyboard',
        question: 'Which keyboard shortcuts are there?',
        answer: [
          'Press ? anywhere outside a text field for the full list. The ones worth learning first: Ctrl K (⌘ K on a Mac) to jump to any page, J and K to move through a table, E to edit a row and X to tick it.',
        ],
      },
    ],
  },
  {
    title: 'Transactions and imports',
    questions: [
      {
        id: 'which-files',
        question: 'Which files and formats can I bring in?',
        answer: [
          'CSV files from any bank, in whatever column order, separator and date style; also OFX, QFX, QIF, CAMT.053 and MT940. You can paste text instead: a copied table, the text of a PDF statement, or lines such as “coffee 4.50 yesterday”.',
          'You do not have to describe the columns. If a file holds no transactions, you are told what it seems to be.',
        ],
      },
      {
        id: 'duplicates',
        question: 'What happens if I bring in the same file twice?',
        answer: [
          'Nothing is added the second time. Each row is recognised by its source, day, amount, currency and text, so overlapping files are fine, in any order.',
          'Two equal payments on one day are kept as two. Every row that was left out is listed with the reason, and you can take it in after all.',
        ],
      },
      {
        id: 'how-categories',
        question: 'How are categories chosen?',
        answer: [
          'In this order: what you decided before about the same merchant, your custom instructions, then a model that runs on this server. If an outside AI has been set up, it is asked only about what is still unclear.',
          'Amounts and dates always come from your file. A guess that is not sure enough is marked for review.',
        ],
      },
      {
        id: 'wrong-category',
        question: 'A category is wrong. How do I fix it for good?',
        answer: [
          'Select the row and change its Category. The same merchant will be right from then on, and you are offered to apply the change to the past as well.',
          'For rules that span many merchants, such as “anything with AIRPORT in it is travel”, use Custom Instructions.',
        ],
      },
      {
        id: 'custom-instructions',
        question: 'What can I write in Custom Instructions?',
        answer: [
          'Plain sentences about how your transactions should be sorted or named, up to 1,000 characters. For example: “Transfers to Sam are rent.” “Ignore anything under 1 dollar from the parking meter.”',
          'Each sentence is shown as the rule it was understood as. One that was not understood is pointed out.',
        ],
      },
      {
        id: 'refunds-transfers',
        question: 'How do refunds and transfers count?',
        answer: [
          'A refund lowers the category it belongs to: a returned jacket makes Shopping smaller, it is not income. Transfers between your own accounts count as neither spending nor income.',
        ],
      },
      {
        id: 'undo',
        question: 'I deleted or imported something by mistake. Can I undo it?',
        answer: [
          'Yes. Undo is offered right after each change, and every change stays listed under History in the account menu, so you can undo it days later. If a newer change depends on it, we say which one instead of undoing half of it.',
        ],
      },
    ],
  },
  {
    title: 'Budget and reports',
    questions: [
      {
        id: 'write-a-budget',
        question: 'How do I write a budget as a sentence?',
        answer: [
          'Name the thing, the amount and the rhythm, in any order: “rent 1,850 on the first, groceries 160 a week, car insurance 980 every March, salary 5,400 a month”. Each part becomes an item that you can edit.',
          'If a part can be read in two ways, you are asked.',
        ],
      },
      {
        id: 'spend-remaining',
        question: 'How is “Spend Remaining This Month” worked out?',
        answer: [
          'The expenses you budgeted for this calendar month, less what you spent in it so far. Refunds are netted and transfers are left out. All in your preferred currency.',
        ],
      },
      {
        id: 'weekly-and-yearly',
        question: 'How do weekly and yearly items fit into a monthly budget?',
        answer: [
          'Each item is laid out on its own dates. A weekly item falls four or five times in a month; a yearly one falls in the month it is due. An item on the 31st falls on the last day of shorter months.',
        ],
      },
      {
        id: 'currencies',
        question: 'My accounts are in several currencies. How are they added up?',
        answer: [
          'Each transaction is converted with the rate of its own day, or of the last day before it with a published rate, and rounded once. Totals are sums of those rounded rows, so the parts always add up to the whole.',
          'Rates are the reference rates of the European Central Bank. Changing the preferred currency changes how figures are shown, never what is stored.',
        ],
      },
      {
        id: 'compare',
        question: 'Who am I compared with?',
        answer: [
          'With published household surveys, for the group that fits your age, household size and income. Each figure names its source and year. Your own figures are not sent anywhere for this.',
        ],
      },
    ],
  },
  {
    title: 'Investments and the future',
    questions: [
      {
        id: 'which-accounts',
        question: 'Which accounts should I add?',
        answer: [
          'Anything that makes up your wealth: brokerage and retirement accounts, savings, a home, a car, and what you owe, such as a mortgage or a card balance (entered as a negative balance). Give each the currency it is kept in.',
        ],
      },
      {
        id: 'returns',
        question: 'Why does my return differ from what my broker shows?',
        answer: [
          'Statements say how much went in and out of an account, but not on which day, so we place it in the middle of the period. The page also shows the lowest and highest return that the unknown days allow. More frequent statements narrow that range.',
        ],
      },
      {
        id: 'two-returns',
        question: 'Why are there two returns, annualized and money-weighted?',
        answer: [
          'The annualized return takes deposits and withdrawals out: it tells how good the investments were. The money-weighted return keeps them in: it tells what your own money earned, so a large deposit just before a good year raises it.',
        ],
      },
      {
        id: 'no-figure',
        question: 'Why is a figure on the performance page missing?',
        answer: [
          'Because your statements can’t tell it, and the page says why. A return needs two statements, volatility needs three periods between statements, and a debt has no return. We never show 0 for something unknown.',
        ],
      },
      {
        id: 'joining-accounts',
        question: 'I added an account. Did my return change?',
        answer: ['Its first balance counts as a deposit, not as a gain. From then on its gains count with the others.'],
      },
      {
        id: 'benchmarks',
        question: 'Where do the benchmark lines come from?',
        answer: [
          'From Robert Shiller’s monthly data on the S&P 500 with dividends, 10-year Treasury bonds and US consumer prices. It ships with the product, so nothing is looked up. The chart says how far it reaches. Stocks and bonds are converted to your currency; inflation is always that of the United States.',
        ],
      },
      {
        id: 'automatic-balances',
        question: 'Can balances update by themselves?',
        answer: [
          'Yes. When a bank file carries balances, you can link it to a wealth account with one click after the import. Each later import then adds month-end and latest balances, marked “From a file”. They never replace what you typed, and undoing the import removes them.',
        ],
      },
      {
        id: 'simulator',
        question: 'How should I read the wealth simulator?',
        answer: [
          'As a range, not a forecast. It plays hundreds of futures with the average and the swings you enter, and tells how many ran out of money and where the others ended. The same inputs always give the same answer.',
        ],
      },
    ],
  },
  {
    title: 'Privacy, security and your account',
    questions: [
      {
        id: 'where-is-my-data',
        question: 'Where is my data, and who can see it?',
        answer: [
          'In the database of the server that runs this site, and nowhere else. Categorising works on that server. Nothing is sent to an outside AI or payment company unless whoever runs the server has set one up.',
        ],
      },
      {
        id: 'second-factor',
        question: 'How do I protect my account better?',
        answer: [
          'Turn on the second factor on the Your Account Info page: scan the code with an authenticator app and keep the recovery codes somewhere safe. There you can also see where you are signed in, and end any session.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer: [
          'Choose “Forgot your password?” on the sign-in page. A link comes by e-mail and can be used once. Nobody can read your password, so nobody can send it to you.',
        ],
      },
      {
        id: 'cancel',
        question: 'What happens when I cancel my subscription?',
        answer: [
          'You keep full use until the period you have is over. After that you can still sign in, see your account and start a plan again; your records are kept for you until you delete your account.',
        ],
      },
      {
        id: 'export-delete',
        question: 'How do I take my data with me, or delete it?',
        answer: [
          'Both are on the Your Account Info page. Export gives you a zip of everything that is yours, as CSV and JSON. Delete removes your user and all of its records for good, after asking for your password.',
        ],
      },
    ],
  },
]

/** The groups with only the questions in which every word of the search occurs; groups left empty are dropped. */
export function searchQuestions(search: string): QuestionGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return QUESTION_GROUPS.map((group) => ({
    ...group,
    questions: group.questions.filter((entry) => {
      const text = [group.title, entry.question, ...entry.answer].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  })).filter((group) => group.questions.length > 0)
}
