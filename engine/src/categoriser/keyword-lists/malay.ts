import type { KeywordList } from './keyword-list.ts'

/**
 * Malay and Indonesian, which share most of these words; the type of business comes first ("Kedai Gunting Rambut
 * Raju").
 */
export const MALAY: KeywordList = {
  DIN: `restoran! rumah_makan! warung! warung_makan! warteg! warkop! kedai_makan! kedai_kopi! kopi! kopitiam! mamak! nasi! nasi_goreng! nasi_kandar! nasi_lemak! nasi_padang! nasi_uduk! nasi_ayam! ayam! ayam_geprek! ayam_goreng! ayam_bakar! bebek! bakso! baso! mie_ayam! mie! mee! mi_ayam! soto! sate! satay! sop! bubur! martabak! gorengan! pecel! lele! pecel_lele! penyetan! geprek! seafood! ikan_bakar! rujak! siomay! batagor! pempek! bakmi! roti! roti_bakar! roti_canai! toko_roti! kue! kek! kuih! katering! es_teh! es_krim! aiskrim! teh_tarik! jus! minuman! makanan! masakan! dapur! angkringan! lesehan! santapan! cendol! kantin! seblak! dimsum! tomyam! char_kuey_teow! laksa! rojak! burger! pisang_goreng! selera! warong!`,
  BAR: `minuman_keras! bir! rokok! tembakau! toko_rokok! vape! tuak!`,
  GRO: `pasar! pasar_swalayan! swalayan! pasaraya! pasar_raya! pasar_mini! mini_market! minimarket! toko_kelontong! kelontong! kedai_runcit! runcit! sembako! toko_sembako! grosir! borong! sayur! sayuran! buah! toko_buah! daging! ikan! ikan_segar! telur! beras! toko_beras! susu! koperasi? hasil_laut! frozen_food! bahan_kue! rempah!`,
  GAS: `spbu! pertamina! pertashop! stesen_minyak! minyak! bbm! bensin! stesen_petrol! petrol! pom_bensin!`,
  TRA: `parkir! parkiran! parking! tempat_letak_kereta! letak_kereta! ojek! ojol! taksi! teksi! angkot! bas! bus! kereta_api! krl! transjakarta! terminal_bas! tol! jalan_tol! e_toll! lebuhraya! feri! kapal? lrt! mrt!`,
  CAR: `bengkel! bengkel_motor! bengkel_mobil! bengkel_kereta! tayar! kedai_tayar! bateri! ban? tambal_ban! toko_ban! suku_cadang! alat_ganti! onderdil! sparepart! cuci_mobil! cuci_motor! cuci_kereta! cucian_motor! motor! motosikal! oli! servis_kereta! servis_motor! aki! dealer_motor! variasi_mobil! ganti_oli!`,
  TVL: `hotel! penginapan! losmen! wisma! homestay! guest_house! pelancongan! pariwisata! wisata! tiket_pesawat! penerbangan! sewa_mobil! rental_mobil! sewa_kereta! umrah! umroh! haji! agensi_pelancongan! lapangan_terbang! bandara!`,
  SHO: `toko? kedai? alat_tulis! atk! cenderamata! oleh_oleh! souvenir! hadiah! kedai_emas! toko_emas! emas! perhiasan! jam_tangan! aksesoris! aksesori! plaza! pusat_beli_belah! serbaneka! serba_guna! serba_ada! barang_kemas! grosiran!`,
  CLO: `pakaian! baju! butik! busana! tudung! hijab! jilbab! kasut! sepatu! sandal! batik! kain! tekstil! konveksi! fesyen! tas! gamis! distro! kebaya! baju_kurung!`,
  ELE: `elektronik! komputer! telefon_bimbit! handphone! hp? konter_hp! counter_hp! ponsel! laptop! seluler! cellular! kamera! gadget! servis_komputer!`,
  HOM: `perabot! perabotan! mebel! meubel! bangunan! bahan_bangunan! material! toko_bangunan! toko_besi! besi! cat? perkakas! peralatan_rumah! alat_listrik! listrik? kasur! tilam! langsir! gorden! tanaman! tanaman_hias! nurseri! kebun! keramik! jubin! kaca! kayu! furnitur! pecah_belah! plastik! karpet! lampu! sanitari!`,
  HEA: `apotek! apotik! farmasi! klinik! klinik_gigi! pergigian! gigi! dokter_gigi! dokter! doktor! puskesmas! rumah_sakit! rsud! rsia! hospital! poliklinik! laboratorium! makmal! optik! optikal! kacamata! cermin_mata! toko_obat! obat! ubat! kedai_ubat! jamu! herba! herbal! fisioterapi! bidan! bekam! praktek_dokter! kesihatan! kesehatan! sinse!`,
  FIT: `gym! gim! gimnasium! senam! futsal! lapangan_futsal! kolam_renang! kolam_renang! badminton! gelanggang! olahraga! sukan! yoga! sepeda! basikal! silat! kebugaran!`,
  PER: `pangkas_rambut! pangkas! potong_rambut! gunting_rambut! kedai_gunting! cukur! tukang_cukur! barbershop! salon! salun! kecantikan! kosmetik! kosmetika! dandan! rambut! urut! pijat! pijit! refleksi! refleksologi! spa! kuku! parfum! minyak_wangi! eyelash! perawatan_kulit! rias!`,
  ENT: `bioskop! pawagam! panggung_wayang! karaoke! muzium! museum! taman_tema! taman_hiburan! zoo! kebun_binatang! warnet! playstation! biliar! tiket_konser! konser! hiburan! loteri! togel! waterpark! taman_rekreasi! wahana! permainan!`,
  SUB: `langganan! akhbar! surat_khabar! koran! majalah!`,
  EDU: `sekolah! sekolah_dasar! sdn! smpn! smpit! sman! smk! madrasah! pesantren! universitas! universiti! kolej! kampus! politeknik! bimbel! bimbingan_belajar! les! kursus! pusat_tuisyen! tuisyen! tuisyen! akademi! buku! toko_buku! kedai_buku! spp! yuran! yuran_sekolah! uang_sekolah! memandu! institut! pendidikan! tahfiz!`,
  KID: `tadika! taska! paud! tk? taman_kanak! penitipan_anak! anak! bayi! toko_bayi! mainan! mainan_anak! perlengkapan_bayi! kanak_kanak! susu_bayi!`,
  PET: `dokter_hewan! klinik_hewan! haiwan! hewan! veterinar! klinik_haiwan! petshop! kucing! makanan_kucing! pakan! akuarium! ikan_hias! burung?`,
  GIV: `masjid! surau! gereja! musala! mushola! zakat! infaq! infak! sedekah! sumbangan! derma! donasi! yayasan! wakaf! baznas! panti_asuhan! rumah_anak_yatim! bunga! toko_bunga! kedai_bunga! kuil! tokong! pmi! kurban! qurban!`,
  INS: `asuransi! insurans! takaful! bpjs! jiwasraya! premi! jaminan! perkeso! socso!`,
  TAX: `pajak! cukai! lhdn! hasil? cukai_pendapatan! pbb! samsat! bapenda! djp! majlis_perbandaran! majlis_bandaraya! majlis_daerah! cukai_pintu! cukai_taksiran! saman! denda! jpj! imigresen! imigrasi! pkb! dispenda! lesen!`,
  UTI: `pln! token_listrik! tagihan_listrik! listrik! pdam! tagihan_air! air_minum! bil_air! bil_elektrik! elektrik! tenaga! pgn! gas_elpiji! elpiji! lpg! gas! galon? air_galon! sampah! indah_water! syabas!`,
  PHO: `pulsa! paket_data! kuota! telekom! telekomunikasi! internet! prabayar! pascabayar! wifi! indihome! topup_pulsa! tambah_nilai! bil_telefon!`,
  HOU: `sewa! sewa_rumah! kontrakan! kos! kost! kos_kosan! uang_kos! kpr! hartanah! properti! ipl! iuran_warga! apartemen! pangsapuri! penyelenggaraan! sinking_fund! kondominium!`,
  LOA: `pinjaman! cicilan! angsuran! ansuran! kredit! pembiayaan! pegadaian! pajak_gadai! ar_rahnu! leasing! bayaran_balik! pinjol! gadai!`,
  INV: `saham! reksa_dana! reksadana! investasi! pelaburan! unit_amanah! amanah_saham! tabungan! simpanan! deposito! sekuritas! tabung_haji!`,
  SVC: `laundry! dobi! kedai_dobi! cuci_sepatu! klinik_sepatu! cuci_baju! penatu! jahit! tukang_jahit! penjahit! kedai_jahit! pos! kantor_pos! pos_laju! kurir! ekspedisi! penghantaran! pindahan! fotokopi! fotocopy! foto_copy! photostat! percetakan! cetak! sablon! studio_foto! foto! kunci! tukang_kunci! duplikat_kunci! servis_ac! service_ac! tukang! baiki! reparasi! notaris! peguam! pengacara! kebersihan! pembersihan! jasa! penghawa_dingin! air_cond! aircond! paip! sedot_wc! servis_hp! tailor!`,
}
