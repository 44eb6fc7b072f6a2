import type { InstructionTable } from './instruction-table.ts'

export const japanese: InstructionTable = {
  link: 'は, を, が',
  too: 'も',
  skip: '無視してください, 無視して, 無視, スキップしてください, スキップして, 取り込まないでください, 取り込まないで',
  noise:
    'にしてください, にして, に分類してください, に分類して, にする, です, に入れてください, に入れて, としてください, として, でお願いします, お願いします',
  filler: 'での, で, の, 支払い, 取引, 全て, すべて',
  and: 'と',
}
