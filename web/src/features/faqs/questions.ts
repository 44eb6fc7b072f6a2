export type Question = {
  /** The anchor of the question's link: never change it once published. */
  id: string
  question: string
  /** Paragraphs of plain text. */
  answer: readonly string[]
}
type QuestionGroup = { title: string; questions: readonly Question[] }

export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    title: 'Getting started',
    questions: [
      {
        id: 'first-steps',
        question: 'What should I do first?',
        answer: [
          'Choose your currency at the top right, then import a few months of transactions on the Your Transactions page. After that, write a budget: you’ll have a better idea of what’s realistic.',
          'The introduction has seven steps. To see it again, press Ctrl+K (⌘K on a Mac) and choose “Show the introduction again”.',
        ],
      },
      {
        id: 'demo',
        question: 'Can I look around without entering my own figures?',
        answer: [
          'Yes, if this server offers the demo: “Try the demo” on the landing page opens a made-up household with two and a half years of records. Change anything you like. It’s deleted after 24 hours.',
        ],
      },
      {
        id: 'phone',
        question: 'Does it work on a phone?',
        answer: [
          'Yes, every page does. The tabs at the bottom open the pages you use most, and More opens the full menu. You can add the site to your home screen like an app.',
        ],
      },
      {
        id: 'keyboard',
        question: 'What keyboard shortcuts are there?',
        answer: [
          'Press ? outside a text field for the full list. Good ones to start with: Ctrl+K (⌘K on a Mac) to search everything, J and K to move through a table, E to edit a row, C to change its category and X to select it.',
        ],
      },
    ],
  },
  {
    title: 'Transactions and imports',
    questions: [
      {
        id: 'which-files',
        question: 'Which files can I import?',
        answer: [
          'CSV files from any bank, with any column order, separator or date format. Also Excel (.xlsx) and ODS spreadsheets, PDF statements, OFX, QFX, QIF, CAMT.053 and MT940. You can paste text instead: a copied table, an order email, or lines such as “coffee 4.50 yesterday”.',
          'PDF statements must contain text. If yours is a scan, we tell you. If no balance or total confirms what we read, we mark the rows for review.',
          'You don’t have to describe the columns. If a file has no transactions, we tell you what it looks like instead.',
        ],
      },
      {
        id: 'duplicates',
        question: 'What happens if I import the same file twice?',
        answer: [
          'We skip the rows you already have. We recognize each row by its source, date, amount, currency and description, so files can overlap and come in any order.',
          'Two identical payments on one day stay two payments. We list every skipped row with the reason, and you can add it anyway.',
        ],
      },
      {
        id: 'how-categories',
        question: 'How are categories chosen?',
        answer: [
          'In this order: what you chose before for the same merchant, your custom instructions, then a model that runs on this server. If you turn on a language model, we ask it only about what’s still unclear.',
          'Amounts and dates always come from your file. Anything we’re not sure of is marked for review.',
        ],
      },
      {
        id: 'wrong-category',
        question: 'A category is wrong. How do I fix it for good?',
        answer: [
          'Click the category in the table and choose another. The same merchant will be right from then on. To change past transactions too, open the row and apply it to all from that merchant.',
          'For rules that cover many merchants, such as “anything with AIRPORT in it is travel”, use Custom Instructions.',
        ],
      },
      {
        id: 'custom-instructions',
        question: 'What can I write in Custom Instructions?',
        answer: [
          'Plain sentences about how to categorize or name your transactions, up to 1,000 characters. For example: “Transfers to Sam are rent.” “Ignore anything under 1 dollar from the parking meter.”',
          'Each sentence is shown as a rule. If we don’t understand one, we say so.',
        ],
      },
      {
        id: 'refunds-transfers',
        question: 'How are refunds and transfers counted?',
        answer: [
          'A refund lowers the category it belongs to: a returned jacket lowers your Shopping total and isn’t income. Transfers between your own accounts count as neither spending nor income.',
        ],
      },
      {
        id: 'undo',
        question: 'I deleted or imported something by mistake. Can I undo it?',
        answer: [
          'Yes. You can undo each change right away, and every change stays listed under History in the account menu, so you can undo it days later. If a newer change depends on it, we say which one instead of undoing half of it.',
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
          'Say what it’s for, how much and how often, in any order: “rent 1,850 on the first, groceries 160 a week, car insurance 980 every March, salary 5,400 a month”. Each part becomes an item you can edit.',
          'If something could mean two things, we ask.',
        ],
      },
      {
        id: 'spend-remaining',
        question: 'How is “Spend Remaining This Month” calculated?',
        answer: [
          'Your budgeted expenses for this calendar month, minus what you’ve spent so far. Refunds lower spending, and transfers don’t count. Everything is in your preferred currency.',
        ],
      },
      {
        id: 'weekly-and-yearly',
        question: 'How do weekly and yearly items fit into a monthly budget?',
        answer: [
          'Each item falls on its own dates. A weekly item falls four or five times a month, and a yearly one falls in the month it’s due. An item on the 31st falls on the last day of shorter months.',
          'If you spread an item, its amount counts bit by bit over its week or month instead.',
        ],
      },
      {
        id: 'currencies',
        question: 'My accounts are in several currencies. How are they added up?',
        answer: [
          'Each transaction is converted at the rate for its date, or the last published rate before it, and rounded once. Totals add up those rounded amounts, so the parts always match the whole.',
          'Rates are the European Central Bank’s reference rates up to April 13, 2026, then mid-market rates. The server can be set up to fetch newer reference rates. Changing your preferred currency changes how figures are shown, not what’s stored.',
        ],
      },
      {
        id: 'compare',
        question: 'Who am I compared with?',
        answer: [
          'With published household surveys, for the closest group they have figures for, and with your own past. If you choose to share your figures, also with others on this server who do. Each published figure shows its source and year. Your own figures aren’t sent anywhere.',
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
          'Everything you own and owe: brokerage and retirement accounts, savings, a home, a car, and debts such as a mortgage or a card balance (entered as a negative balance). Give each one its own currency.',
        ],
      },
      {
        id: 'returns',
        question: 'Why does my return differ from what my broker shows?',
        answer: [
          'Statements show how much went in and out of an account, but not on which day, so we assume the middle of the period. The page also shows the lowest and highest possible returns. More frequent statements narrow that range.',
        ],
      },
      {
        id: 'two-returns',
        question: 'Why are there two returns, annualized and money-weighted?',
        answer: [
          'The annualized return ignores deposits and withdrawals, so it shows how well the investments did. The money-weighted return counts them, so it shows what your own money earned: a large deposit just before a good year raises it.',
        ],
      },
      {
        id: 'no-figure',
        question: 'Why is a figure on the performance page missing?',
        answer: [
          'It can’t be calculated, usually because there aren’t enough statements. The page says why. A return needs two statements, volatility needs three periods between statements, and a debt has no return. We never show 0 for something unknown.',
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
          'From Robert Shiller’s monthly data on the S&P 500 with dividends, 10-year Treasury bonds and US consumer prices. It comes with Evenkeel, so nothing is looked up online. The chart shows the latest date it covers. Stocks and bonds are converted to your currency. Inflation is always US inflation.',
        ],
      },
      {
        id: 'automatic-balances',
        question: 'Can balances update by themselves?',
        answer: [
          'Yes. When a bank file includes balances, you can link it to a wealth account with one click after the import. Each later import then adds month-end and latest balances, marked “From a file”. They never replace what you typed, and undoing the import removes them.',
        ],
      },
      {
        id: 'simulator',
        question: 'How should I read the wealth simulator?',
        answer: [
          'As a range, not a prediction. It runs 10,000 possible futures with the return and volatility you enter, and shows how many ran out of money and how much was left at the end. The same inputs always give the same result.',
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
          'On the server that runs this site and in its backups. Other people who use it can’t see your data, but the person who runs it can access the database. Transactions are categorized on that server.',
          'Nothing is sent to a language model unless the person who runs the server has set one up and you’ve turned it on. If you pay for a plan, the payment company gets your email address and the plan.',
        ],
      },
      {
        id: 'second-factor',
        question: 'How do I make my account more secure?',
        answer: [
          'Turn on two-factor authentication on the Your Account Info page: scan the code with an authenticator app and keep the recovery codes somewhere safe. You can also see where you’re logged in, and log out other devices.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer: [
          'Choose “Forgot your password?” on the Log In page. We’ll email you a link that works once. If no email arrives, ask the person who runs the server to reset your password.',
        ],
      },
      {
        id: 'cancel',
        question: 'What happens when I cancel my subscription?',
        answer: [
          'The free home plan ends right away. If you pay, you can use everything until the end of the period you’ve paid for, and in a free trial until it ends. After that, you can still log in, export your data and start a plan again. We keep your data until you delete your account.',
        ],
      },
      {
        id: 'export-delete',
        question: 'How do I export or delete my data?',
        answer: [
          'Both are on the Your Account Info page. Export gives you a zip of all your data, as CSV and JSON. Delete asks for your password, then permanently removes your account and all its data. Backups may contain them until they’re overwritten.',
        ],
      },
    ],
  },
]

/** The groups and questions that contain every search word in the group's title, the question or its answer. */
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
