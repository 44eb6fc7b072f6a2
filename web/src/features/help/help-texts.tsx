import type { ReactNode } from 'react'

/** Each page's help, by help key. Written for someone who has the page open. */
export const HELP_TEXTS: Record<string, ReactNode> = {
  home: (
    <>
      <p>How much can you still spend this month?</p>
      <h3>Spend Remaining This Month</h3>
      <p>
        The welcome panel takes the expenses you budgeted for this month and subtracts what you’ve spent so far. Refunds
        lower spending, and transfers between your own accounts don’t count.
      </p>
      <h3>Spend vs budget</h3>
      <ul>
        <li>
          <strong>Monthly, Weekly and Daily</strong> set the period of each bar. A yearly bill counts in full on the day
          it’s due.
        </li>
        <li>
          <strong>Cumulative</strong> adds up the periods, so you can see if you’re on track.
        </li>
        <li>
          <strong>Expense</strong> and <strong>Income</strong> switch between money going out and money coming in.
        </li>
      </ul>
      <h3>Actual vs budget, by category</h3>
      <p>
        Gray is your budget, blue is what you spent within it, and red is what went over. The text next to each bar says
        how much is left or over. Income is never red, because more than planned is good.
      </p>
      <h3>Last 90 Days and Last 12 Months</h3>
      <p>
        Your total expenses, compared with the period before. The first ends today. The second covers the 12 full months
        before this month. Click any figure to see its transactions.
      </p>
    </>
  ),
  budget: (
    <>
      <p>
        Your budget is a list of what you expect to pay and receive. Your reports compare your actual spending with it.
      </p>
      <h3>Write it as a sentence</h3>
      <p>
        Type it the way you’d say it, for example “rent 1,850 on the first, groceries 160 a week, car insurance 980
        every March”, and click <strong>Submit</strong>. Each part becomes an item with its own amount, category and
        schedule. If something is unclear, we ask.
      </p>
      <h3>The table</h3>
      <ul>
        <li>
          Columns: Last Updated, Transaction Date, Source (optional), Transaction Name, Simple Name, Category, Repeats,
          Currency and Amount. Click a heading to sort by it.
        </li>
        <li>
          <strong>Click a row</strong> to edit the item.
        </li>
        <li>
          <strong>Select rows and click the trash icon</strong> to delete them. You can undo this right away, or later
          under History in the account menu.
        </li>
        <li>
          <strong>+ Add New Item</strong> opens an empty form, if you’d rather fill in fields.
        </li>
        <li>
          The <strong>Income</strong> tab shows what you expect to earn, and the <strong>Savings</strong> tab what you
          plan to set aside.
        </li>
      </ul>
    </>
  ),
  actual: (
    <>
      <p>All your payments and deposits, newest first.</p>
      <h3>Importing transactions</h3>
      <ol>
        <li>
          Paste text from your bank, a spreadsheet or a web page, or attach a file, such as CSV, Excel, PDF, OFX or QIF.
        </li>
        <li>Add a note if it helps, such as “joint card, mostly the kitchen renovation”.</li>
        <li>The AI reads the rows, gives each a category and a simple name, and skips what you already have.</li>
      </ol>
      <p>
        If you import a file again, we skip the rows you already have. Rows the AI is unsure of are marked for review.
      </p>
      <h3>Finding and changing</h3>
      <ul>
        <li>
          The <strong>Last Updated</strong> column can be filtered: choose a day to see what was added or changed since
          then. It’s the quickest way to check the latest import.
        </li>
        <li>
          <strong>Click a row</strong> to edit its Category, Simple Name or Source. The bank’s description stays as it
          is. We remember your corrections for the next import.
        </li>
        <li>
          <strong>Select several rows</strong> to change or delete them together. You can undo it.
        </li>
        <li>
          By keyboard: J and K move, E edits, C changes the category, X selects, and Shift+X selects every row from the
          last one you selected to the current one.
        </li>
      </ul>
    </>
  ),
  'manage-instructions': (
    <>
      <p>
        Tell the AI what it can’t know: the corner store is where you buy lunch, transfers to Sam are rent, anything
        from your employer is salary.
      </p>
      <h3>How it works</h3>
      <ul>
        <li>Write plain sentences, up to 1,000 characters.</li>
        <li>
          Your instructions apply to <strong>every import from now on</strong>, before the AI decides for itself.
        </li>
        <li>Each sentence is shown as a rule. If we don’t understand one, or aren’t sure, we say so.</li>
        <li>To get a new category, ask for it: “Put Etsy in a new category called Side Hustle.”</li>
        <li>
          Before saving, you see which of your transactions would change. Nothing in the past changes unless you ask for
          it.
        </li>
      </ul>
      <p>For a single merchant, just edit one of its transactions. The AI remembers it.</p>
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
          The <strong>Balance</strong> column shows the balance on each account’s latest statement, in its own currency.
        </li>
        <li>
          The footer adds up all balances in your preferred currency. The exchange rates and their dates are below the
          table.
        </li>
        <li>
          <strong>Click a row</strong> to change the account’s name or type, or to archive it. Archived accounts keep
          their history and still count. You can only change the currency while the account has no statements.
        </li>
        <li>
          The <strong>trash icon</strong> deletes an account with all its statements. We ask first, and you can restore
          it later from History in the account menu.
        </li>
        <li>
          <strong>Update due</strong> marks a balance older than two months, or older than a year for a home, a car or
          another asset.
        </li>
      </ul>
      <h3>Net worth</h3>
      <p>
        The chart shows what you own above zero and what you owe below it. The line is your net worth. Below the chart,
        you can see what changed your net worth: <strong>Saved</strong> is deposits minus withdrawals, plus debt paid
        down, <strong>Market</strong> is what your accounts gained or lost, <strong>Exchange rates</strong> is the
        effect of currencies rising and falling, and <strong>New accounts</strong> is the first balance of each account
        you added.
      </p>
    </>
  ),
  'account-statements': (
    <>
      <p>A statement is a snapshot of one account on one day. Once a month is enough.</p>
      <h3>Adding a statement</h3>
      <ul>
        <li>
          <strong>Statement Date</strong>: the date of the balance.
        </li>
        <li>
          <strong>Cash Deposits</strong>: what you put in since the last statement.
        </li>
        <li>
          <strong>Cash Withdrawals</strong>: what you took out since then.
        </li>
        <li>
          <strong>Final Balance</strong>: what the account was worth on that date.
        </li>
      </ul>
      <p>
        Deposits and withdrawals aren’t gains or losses, so we leave them out of the return: putting in 1,000 doesn’t
        look like earning 1,000. Leave them at zero if no money moved. For bank accounts and debts you can leave both
        empty, and we treat the change in balance as money you moved.
      </p>
      <p>
        <strong>Month-end grid</strong> shows your accounts for one date. Enter goes down, Tab goes across and
        Ctrl+Enter saves. Transfers in your transactions are suggested as deposits and withdrawals.
      </p>
      <p>
        <strong>Paste a table</strong> takes any layout: accounts in columns, in rows, or one at a time, and lists of
        balances without a date. Totals are skipped. You see what we found before anything is saved.
      </p>
      <p>
        Months without a statement are listed; click <strong>Fill in</strong> to enter them. A <strong>Check</strong>{' '}
        label points out something unusual, such as a balance that’s far off. It never stops you from saving.
      </p>
    </>
  ),
  'investment-performance': (
    <>
      <p>How your investments did, not counting what you put in or took out.</p>
      <h3>Choosing what to look at</h3>
      <p>
        Choose the dates, turn accounts on or off with the pills, then click <strong>Apply</strong>. We use the
        statements closest to your dates and show which ones.
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
          <strong>Annualized Return</strong>: the same, as a steady yearly rate. It means little for less than a year,
          and the page says so.
        </li>
        <li>
          <strong>Money-Weighted Return</strong>: the yearly rate your own money earned, based on when you put it in or
          took it out. A large deposit before a good year raises it.
        </li>
        <li>
          <strong>Volatility</strong>: how much the return swings in a year. It needs at least three statement periods.
        </li>
        <li>
          <strong>Sharpe Ratio</strong>: return above the risk-free rate for each unit of volatility. Higher means a
          smoother ride for the same result. The risk-free rate is 0% until you set one.
        </li>
        <li>
          <strong>Maximum Drawdown</strong>: the largest fall from a high point, measured at statement dates.
        </li>
        <li>
          <strong>± standard error</strong>: the true figure is within this distance about two times in three. Fewer
          statements make it larger.
        </li>
      </ul>
      <h3>How certain is the return?</h3>
      <p>
        Statements show how much you put in or took out, but not when. The range shows the lowest and highest possible
        return. If the dates don’t matter, as when no money moved, the return is exact.
      </p>
      <p>
        The page also shows your portfolio’s value over time, how the market did over the same dates, how often each
        return occurred, and each account in its own currency. <strong>From start to end</strong> explains the change
        from the first balance to the last: deposits minus withdrawals, investment gains, and exchange rates. It adds up
        to the cent. A dash means a figure can’t be calculated. We say why.
      </p>
    </>
  ),
  'income-statement': (
    <>
      <p>Your year on one page: what came in, what went out and what was left.</p>
      <ul>
        <li>
          <strong>Latest Year</strong> chooses the first column. Up to two earlier years appear next to it if you have
          records.
        </li>
        <li>
          <strong>Actual / Budget</strong> switches between what happened and what you planned.
        </li>
        <li>Net income is total income minus total expenses.</li>
        <li>
          <strong>Expand a category</strong> to see what’s in it. The lines add up to the total, to the cent.
        </li>
      </ul>
      <p>
        Amounts in other currencies are converted at the rate for their date. Transfers between your accounts don’t
        count, and a refund lowers its category’s total.
      </p>
    </>
  ),
  'wealth-simulator': (
    <>
      <p>
        Nobody knows the future, so this page simulates it 10,000 times. Each run picks good and bad years at random
        around the averages you enter, from now to the end of your plan. The chart shows 300 of the runs.
      </p>
      <h3>What you enter</h3>
      <ul>
        <li>
          <strong>Starting liquid net worth</strong>: filled in from your wealth accounts: investments, retirement
          accounts, cash and crypto, minus credit cards. You can change it.
        </li>
        <li>
          <strong>Annual after-tax income</strong>: pay and pensions. Leave out investment income: the simulation adds
          it.
        </li>
        <li>
          <strong>Annual spending</strong>: in every year, working or retired.
        </li>
        <li>
          <strong>Annual return (mean)</strong> and <strong>Volatility</strong>: the return in an average year, and how
          much it varies. With a 7% average and 10% volatility, most years fall between about −3% and +17%.
        </li>
        <li>
          <strong>Tax drag on investments</strong>: the share of gains lost to tax, such as 15%.
        </li>
        <li>
          <strong>Income years</strong> and <strong>Total years</strong>: how long you earn, and how long your money has
          to last. Spending continues after you stop earning.
        </li>
      </ul>
      <h3>What you see</h3>
      <ul>
        <li>The percentage of runs that run out of money.</li>
        <li>
          The bottom quartile (a quarter of runs end there or lower), the average ending balance, and the top quartile
          (a quarter end there or higher).
        </li>
        <li>
          In the chart, each faint line is one run. The bold lines are the bottom quartile (orange), the average (blue)
          and the top quartile (green).
        </li>
      </ul>
      <h3>What else you can do</h3>
      <ul>
        <li>
          <strong>Work backward</strong>: choose a risk of running out, and see how much you can spend, when you can
          stop working, or how much you need to save.
        </li>
        <li>
          <strong>Three models</strong>: the same plan with a bell curve, with fat tails, and with periods of market
          history. If they differ, the result depends on the model.
        </li>
        <li>
          <strong>In real history</strong>: your plan in every long enough stretch of market history since 1871, with
          actual returns and inflation. Choose how much is in stocks.
        </li>
        <li>
          <strong>Life events</strong>: a home, a child, part-time work, an inheritance or a pension, from the year they
          start.
        </li>
        <li>
          <strong>Open a run</strong>: click a line to see it year by year, and why it ran out, if it did.
        </li>
        <li>
          <strong>Save a scenario</strong>: compare it with others, and after a month, with your actual balances.
        </li>
      </ul>
    </>
  ),
}
