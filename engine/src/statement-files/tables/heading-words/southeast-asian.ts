import type { HeadingWords } from './heading-words.ts'

/** Thai, Vietnamese, Indonesian, Malay and Filipino. */
export const SOUTHEAST_ASIAN: HeadingWords = {
  balance: ['*so du', 'baki', 'ยอดคงเหลือ'],
  type: ['ประเภท', 'jenis'],
  day: ['^ngay', '^tanggal', 'tarikh', 'ngay', 'petsa', 'วันที่'],
  debit: ['*ghi no*', '*phat sinh no*', '*tien ra', 'ถอน', 'ถอนเงิน'],
  credit: ['*ghi co*', '*phat sinh co*', '*tien vao', 'ฝาก', 'ฝากเงิน'],
  status: ['สถานะ', '*trang thai*'],
  amount: ['jumlah', '*so tien*', 'amaun', 'จำนวน', 'halaga', 'จำนวนเงิน'],
  currency: ['สกุลเงิน'],
  payee: ['*penerima*', 'ผู้รับ', '*nguoi (nhan|huong)*'],
  description: ['*noi dung*', '*keterangan*', '*dien giai*', 'รายการ', 'butiran', 'รายละเอียด'],
}
