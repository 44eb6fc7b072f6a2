import type { ReactNode } from 'react'

/** The help of each page, by help key. Written for somebody who has the page open and wants to get on. */
export const HELP_TEXTS: Record<string, ReactNode> = {
  home: (
    <>
      <p>How much can you still spend this month?</p>
      <h3>Spend Remaining This Month</h3>
      <p>
        The welcome panel takes the expenses you budgeted for this month and subtracts what you have spent so far.
        Refunds count against spending, and transfers between your own accounts count as neither.
      </p>
      <h3>Spend vs budget</h3>
      <ul>
        <li>
          <strong>Monthly, Weekly, Daily</strong> sets how wide each bar is. A yearly bill appears on the day it is due,
          in whichever view you choose.
        </li>
        <li>
          <strong>Cumulative</strong> adds the periods up, so you see whether the year as a whole is on course.
        </li>
        <li>
          <strong>Expense</strong> and <strong>Income</strong> switch between money going out and money coming in.
        </li>
      </ul>
      <h3>Actual vs budget, by category</h3>
      <p>
        Gray is the budget, blue is what you spent within it, and red is only the part that went over. The words beside
        each bar say the same: how much is left, or how much over.
      </p>
      <h3>Last 90 Days and Last 12 Months</h3>
      <p>
        Two totals of your expenses, each beside the period before it. The first ends today; the second covers the
        twelve whole months before this one. Select any figure to see the transactions behind it.
      </p>
    </>
  ),
  budget: (
    <>
      <p>Your budget is a list of what you expect to pay and to receive. Everything else is measured against it.</p>
      <h3>Write it as a sentence</h3>
      <p>
        Type the way you would say it, for instance “rent 1,850 on the first, groceries 160 a week, car insurance 980
        every March”, and press <strong>Submit</strong>. Each part becomes an item with its own amount, category and
        schedule. If something is unclear, we ask.
      </p>
      <h3>The table</h3>
      <ul>
        <li>
          Columns: Last Updated, Transaction Date, Source (optional), Transaction Name, Simple Name, Category, Currency
          and Amount. Select a heading to sort by it.
        </li>
        <li>
          <strong>Select a row</strong> to edit the item.
        </li>
        <li>
          <strong>Select rows and press the trash icon</strong> to delete them. Undo is offered right away, and later
          under History in the account menu.
        </li>
        <li>
          <strong>+ Add New Item</strong> opens an empty form, if you would rather fill in fields than write.
        </li>
        <li>
          The <strong>Income</strong> tab holds what you expect to earn, kept apart from expenses.
        </li>
      </ul>
    </>
  ),
  actual: (
    <>
      <p>Every payment and deposit you have recorded, newest first.</p>
      <h3>Importing transactions</h3>
      <ol>
        <li>Paste text from your bank, a spreadsheet or a web page, or attach a CSV file.</li>
        <li>Add a note if it helps, such as “joint card, mostly the kitchen renovation”.</li>
        <li>The AI reads the rows, gives each a category and a simple name, and skips what you already have.</li>
      </ol>
      <p>Importing the same file twice adds nothing. Rows the AI is unsure of are marked for review.</p>
      <h3>Finding and changing</h3>
      <ul>
        <li>
          The <strong>Last Updated</strong> column can be filtered: choose a day to see what was added or changed since
          then. It’s the quickest way to check the latest import.
        </li>
        <li>
          <strong>Select a row</strong> to edit its Category, Simple Name or Source. The bank’s text stays as it was.
          Corrections are remembered for the next import.
        </li>
        <li>
          <strong>Select several rows</strong> to change or delete them together. You can undo it.
        </li>
        <li>
          By keyboard: J and K move, E edits, C changes the category, X selects, and Shift X selects all from the last
          selected row.
        </li>
      </ul>
    </>
  ),
  'manage-instructions': (
    <>
      <p>
        Tell the AI what it can’t know: that the shop on the corner is where you buy lunch, that transfers to Sam are
        rent, that anything from your employer is salary.
      </p>
      <h3>How it works</h3>
      <ul>
        <li>Write plain sentences, one per line, up to 1,000 characters.</li>
        <li>
          What you write applies to <strong>every import from now on</strong>, before the AI decides anything itself.
        </li>
        <li>Each sentence is shown as a rule. If we don’t understand one, or aren’t sure, we say so.</li>
        <li>
          Before saving, you see which of your transactions would change. Nothing in the past changes unless you ask for
          it.
        </li>
      </ul>
      <p>For a single merchant, edit one of its transactions instead: the AI remembers it.</p>
    </>
  ),
  'investment-accounts': (
    <>
      <p>Everything you own and owe, one line each: brokerage, pension, savings, a home, a car, a loan.</p>
      <ul>
        <li>
          <strong>+ Add New Account</strong> asks for an Account Name, an Account Type (Investment, Real Estate, Cash
          and so on) and a Currency. You can enter today’s balance too; debts are negative.
        </li>
        <li>
          The <strong>Balance</strong> column is the latest statement of each account, in the account’s own currency.
        </li>
        <li>
          The footer converts every balance to your preferred currency and adds them up. It shows which day’s exchange
          rate was used.
        </li>
        <li>
          <strong>Select a row</strong> to change the account’s name, type or currency, or to archive it. Archived
          accounts keep their history and still count.
        </li>
        <li>
          The <strong>trash icon</strong> deletes an account with all its statements. You are asked first, and can
          restore it later from History in the account menu.
        </li>
        <li>
          <strong>Update due</strong> marks a balance older than two months, or a year for a home or a car.
        </li>
      </ul>
      <h3>Net worth</h3>
      <p>
        The chart stacks what you own above zero and what you owe below it. The line is your net worth. Underneath is
        what changed it: <strong>Saved</strong> is deposits less withdrawals and debt paid down, <strong>Market</strong>{' '}
        is what accounts gained or lost by themselves, and <strong>Currency</strong> is what exchange rates did.
      </p>
    </>
  ),
  'account-statements': (
    <>
      <p>A statement is a snapshot of one account on one day. Once a month is plenty.</p>
      <h3>Adding a statement</h3>
      <ul>
        <li>
          <strong>Statement Date</strong>: the day the balance was true.
        </li>
        <li>
          <strong>Cash Deposits</strong>: what you paid in since the last statement.
        </li>
        <li>
          <strong>Cash Withdrawals</strong>: what you took out since then.
        </li>
        <li>
          <strong>Final Balance</strong>: what the account was worth that day.
        </li>
      </ul>
      <p>
        Deposits and withdrawals are not gains or losses, so we leave them out of the return: paying in 1,000 doesn’t
        look like earning 1,000. Leave them at zero if nothing moved. On bank accounts and debts you can leave both
        empty: the change in balance then counts as money that moved.
      </p>
      <p>
        <strong>Month-end grid</strong> shows all accounts for one date. Enter goes down, Tab goes across and Ctrl+Enter
        saves. Transfers in your transactions are offered as deposits and withdrawals.
      </p>
      <p>
        <strong>Paste a table</strong> takes any layout: accounts in columns, in rows, or one at a time, and lists of
        balances without a date. Totals are left out. You see what we read before anything is saved.
      </p>
      <p>
        Months without a statement are listed; press <strong>Fill in</strong> to enter them. A <strong>Check</strong>{' '}
        mark points at something unusual, such as a balance that is far off. It never stops you from saving.
      </p>
    </>
  ),
  'investment-performance': (
    <>
      <p>How your investments did, apart from what you paid in or took out.</p>
      <h3>Choosing what to look at</h3>
      <p>
        Set the first and last day with the date pickers, switch accounts on and off with the pills, then press{' '}
        <strong>Apply</strong>. We use the statements closest to your dates, and the page says which.
      </p>
      <h3>The figures</h3>
      <ul>
        <li>
          <strong>Total Value</strong>: what the chosen accounts are worth at the end.
        </li>
        <li>
          <strong>Cumulative Return</strong>: growth over the whole period.
        </li>
        <li>
          <strong>Annualized Return</strong>: the same, as a steady rate per year. Under a year it says little, and the
          page says so.
        </li>
        <li>
          <strong>Money-Weighted Return</strong>: the yearly rate your own money earned, given when you paid it in. A
          large deposit before a good year raises it.
        </li>
        <li>
          <strong>Volatility</strong>: how much the return swings in a year. It needs at least three statement periods.
        </li>
        <li>
          <strong>Sharpe Ratio</strong>: return above the risk-free rate for each unit of volatility. Higher is a
          smoother ride for the same result. The risk-free rate is 0% until you set one.
        </li>
        <li>
          <strong>Maximum Drawdown</strong>: the deepest fall from a high point, seen at statement dates.
        </li>
        <li>
          <strong>± standard error</strong>: about two times in three, the true figure is within this distance. Few
          statements make it large.
        </li>
      </ul>
      <h3>How certain is the return?</h3>
      <p>
        Statements show how much you paid in or took out, but not when. The range runs from the lowest to the highest
        return that any choice of days would give. If no money moved, the return is exact.
      </p>
      <p>
        Below you find the portfolio’s value over time, what the market did over the same days, how often each return
        occurred, and every account in its own currency. <strong>From start to end</strong> takes you from the first
        balance to the last: deposits less withdrawals, what the investments gained, and what exchange rates did. It
        adds up to the cent. A dash means that the figure can’t be calculated; the reason is next to it.
      </p>
    </>
  ),
  'income-statement': (
    <>
      <p>Your year on one page: what came in, what went out, what was left.</p>
      <ul>
        <li>
          <strong>Latest Year</strong> chooses the first column. Up to two earlier years appear next to it if you have
          records.
        </li>
        <li>
          <strong>Actual / Budget</strong> switches between what happened and what you planned.
        </li>
        <li>Income and expenses each have a total; net income is the first less the second.</li>
        <li>
          <strong>Expand a category</strong> to see what it is made of. Every line adds up to the total above it, to the
          cent.
        </li>
      </ul>
      <p>
        Amounts in other currencies are converted with the rate of their own day. Transfers between your accounts are
        left out, and a refund lowers the category it belongs to.
      </p>
    </>
  ),
  'wealth-simulator': (
    <>
      <p>
        Nobody knows the future, so this page plays it out 10,000 times. Each run draws good and bad years at random
        around the averages you enter, from now to the end of your plan. The chart shows 300 of the runs.
      </p>
      <h3>What you enter</h3>
      <ul>
        <li>
          <strong>Starting liquid net worth</strong>: filled in from your wealth accounts; change it freely.
        </li>
        <li>
          <strong>Annual after-tax income</strong>: pay and pensions. Leave out investment income: the simulation adds
          it.
        </li>
        <li>
          <strong>Annual spending</strong>: all years, working or retired.
        </li>
        <li>
          <strong>Annual return (mean)</strong> and <strong>Volatility</strong>: the average year and how far years
          stray from it. With a 7% average and 10% volatility, most years fall between about −3% and +17%.
        </li>
        <li>
          <strong>Tax drag on investments</strong>: the share of gains lost to tax, for instance 15%.
        </li>
        <li>
          <strong>Income years</strong> and <strong>Total years</strong>: how long you earn, and how long the plan must
          last. Spending goes on in the years after you stop.
        </li>
      </ul>
      <h3>What you read</h3>
      <ul>
        <li>How many of the runs ran out of money, in percent.</li>
        <li>
          The bottom quartile: a quarter of the runs ended lower than this. The average ending balance. The top
          quartile: a quarter ended higher.
        </li>
        <li>
          In the graph each faint line is one run. The bold lines are the bottom quartile (orange), the average (blue)
          and the top quartile (green).
        </li>
      </ul>
      <h3>What else you can do</h3>
      <ul>
        <li>
          <strong>Solve backwards</strong>: choose a risk of running out and read how much you can spend, when you can
          stop working, or how much you must save.
        </li>
        <li>
          <strong>Three models</strong>: the same plan with a bell curve, with fat tails, and with stretches of market
          history. Where they differ, the result depends on the model.
        </li>
        <li>
          <strong>In real history</strong>: your plan from every starting year since 1871, with the returns and
          inflation that followed. Choose how much is in stocks.
        </li>
        <li>
          <strong>Life events</strong>: a home, a child, part-time work, an inheritance or a pension, from the year they
          start.
        </li>
        <li>
          <strong>Open a run</strong>: click a line to see it year by year, and why it ran out if it did.
        </li>
        <li>
          <strong>Save a scenario</strong>: compare it with others, and after a month with your accounts.
        </li>
      </ul>
    </>
  ),
}
