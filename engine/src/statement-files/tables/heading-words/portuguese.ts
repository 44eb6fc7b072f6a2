import type { HeadingWords } from './heading-words.ts'

export const PORTUGUESE: HeadingWords = {
  otherDay: ['data do balancete', 'data de vencimento'],
  valueDay: ['*data (de )?valor*'],
  fee: ['*comissao*', 'corretagem'],
  quantity: ['*quantidade*', '*preco*', '*cotacao*'],
  originalCurrency: ['*moeda original*'],
  originalAmount: ['*valor (original|em us|em dolar|us\\$)*'],
  direction: ['=sinal'],
  day: ['*data (lancamento|transacao|compra)*'],
  debit: ['saida*', '*despesas?', '*saidas?*'],
  credit: ['*recebido*', '*receitas?', '*entradas?*'],
  counterAccount: ['*conta destino*'],
  currency: ['moeda'],
  account: ['conta', '*cartao*'],
  payer: ['*remetente*'],
  payee: ['nome', '=(onde|quem)', '*destinatario*', '*contraparte*', '*favorecido*', '*estabelecimento*', '*lojista*'],
  description: ['historico', 'descricao', '*lancamento*'],
}
