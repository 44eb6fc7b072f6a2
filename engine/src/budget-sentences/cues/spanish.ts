import type { CueTable } from './cue-table.ts'

export const SPANISH: CueTable = {
  complicated: 'perdon|digo|mejor dicho|ahora|deb[oe]|sube|baja|devuelve|lo mismo|igual|el doble',
  denial: 'ya no|no tengo|no pago|no pagamos|he cancelado|cancelar',
  gross: 'bruto|antes de impuestos',
  net: 'neto|despues de impuestos|en mano|limpios?',
  each: 'cada un[oa]',
  all: 'ambos|ambas|todos|todas|todo',
  label: 'apartamento|departamento|piso|habitacion|cuarto|numero',
  approx: 'unos|unas|alrededor de|mas o menos|aproximadamente|quizas|normalmente',
  in: 'alquilo mi|gano|ganamos|gana|cobro|cobramos|cobra|(?<!el )recibo(?! de)|recibimos|me (?:paga|da|envia|manda|pasa|ingresa|devuelve)n?|ingreso|ingresos',
  out: 'pago|pagamos|gasto|gastamos|cuesta|ahorro|doy|envio|dono',
  source: 'de (?:mi|mis) \\p{L}+',
}
