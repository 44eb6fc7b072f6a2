import type { KeywordList } from './keyword-list.ts'

/**
 * Vietnamese. Banks print it without accents, which makes single syllables ambiguous, so most keywords are phrases of at
 * least two syllables. Accents are removed when the list is read.
 */
export const VIETNAMESE: KeywordList = {
  DIN: `nhà_hàng! quán_ăn! quán_cơm! cơm_tấm! cơm_gà! cơm_niêu! cơm_văn_phòng! phở_bò! phở_gà! quán_phở! phở? bún_bò! bún_chả! bún_riêu! bún_đậu! bún_mắm! hủ_tiếu! hủ_tíu! bánh_mì! bánh_cuốn! bánh_xèo! bánh_canh! bánh_ngọt! bánh_kem! tiệm_bánh! lò_bánh! mì_quảng! mì_cay! cà_phê! cafe! coffee! trà_sữa! trà_chanh! trà_đá! trà_đào! chè? chè_thái! quán_chè! lẩu_nướng! quán_nướng! lẩu! lẩu_thái! lẩu_bò! hải_sản! ốc? quán_ốc! gà_rán! gà_nướng! vịt_quay! xôi? xôi_gà! cháo_lòng! quán_cháo! kem_tươi! sinh_tố! nước_mía! ăn_vặt! ẩm_thực! quán_chay! cơm_chay! buffet! bếp_nhà! nem_nướng! gỏi_cuốn! ăn_sáng! dê_núi! bò_né! tiệm_trà!`,
  BAR: `bia_hơi! quán_bia! quán_nhậu! bia_tươi! rượu! rượu_vang! shop_rượu! nhậu? thuốc_lá! beer_club!`,
  GRO: `siêu_thị! tạp_hóa! tạp_hoá! bách_hóa! bách_hoá! cửa_hàng_tiện_lợi! tiện_lợi! trái_cây! hoa_quả! rau_sạch! rau_củ! thực_phẩm! thịt_heo! thịt_bò! thủy_sản! cửa_hàng_thực_phẩm! gạo? cửa_hàng_gạo! chợ? đồ_khô! sữa_tươi! nông_sản!`,
  GAS: `xăng_dầu! trạm_xăng! cây_xăng! petrolimex! xăng! cửa_hàng_xăng_dầu! trạm_sạc!`,
  TRA: `bãi_xe! giữ_xe! gửi_xe! đỗ_xe! bến_xe! xe_buýt! xe_khách! nhà_xe! taxi! xe_ôm! đường_sắt! ga_tàu! thu_phí_đường_bộ! thu_phí_không_dừng! vé_tàu! vé_xe! tàu_điện!`,
  CAR: `sửa_xe! sửa_xe_máy! sửa_chữa_ô_tô! ô_tô! xe_máy! rửa_xe! vá_xe! lốp_xe! vỏ_xe! phụ_tùng! ắc_quy! garage! gara! gara_ô_tô! đăng_kiểm! thay_nhớt! thay_dầu! cửa_hàng_xe_máy!`,
  TVL: `khách_sạn! nhà_nghỉ! du_lịch! vé_máy_bay! hàng_không! homestay! resort! nhà_trọ_du_lịch! lữ_hành! thuê_xe! khu_nghỉ_dưỡng!`,
  SHO: `quà_tặng! văn_phòng_phẩm! trang_sức! tiệm_vàng! vàng_bạc! đá_quý! đồng_hồ! trung_tâm_thương_mại! lưu_niệm! phụ_kiện! shop? cửa_hàng?`,
  CLO: `thời_trang! quần_áo! giày_dép! giày! túi_xách! áo_dài! đồ_lót! vải? cửa_hàng_quần_áo! váy_cưới! áo_cưới!`,
  ELE: `điện_thoại! di_động! máy_tính! điện_máy! laptop! điện_tử! tin_học! máy_ảnh! sửa_điện_thoại! cửa_hàng_điện_thoại!`,
  HOM: `nội_thất! vật_liệu_xây_dựng! vật_liệu! điện_nước! đồ_gia_dụng! gia_dụng! kim_khí! sơn_nước! chăn_ga! nệm! rèm_cửa! cây_cảnh! đồ_gỗ! thiết_bị_vệ_sinh! đèn_trang_trí! nhôm_kính! gạch_men!`,
  HEA: `nhà_thuốc! hiệu_thuốc! quầy_thuốc! dược_phẩm! thuốc_tây! bệnh_viện! phòng_khám! nha_khoa! mắt_kính! kính_mắt! kính_thuốc! xét_nghiệm! y_tế! bác_sĩ! đa_khoa! da_liễu! đông_y! thuốc_bắc! tiêm_chủng! vật_lý_trị_liệu! sản_phụ_khoa! nhãn_khoa!`,
  FIT: `phòng_gym! phòng_tập! thể_hình! thể_thao! hồ_bơi! bể_bơi! sân_bóng! cầu_lông! yoga! võ_thuật! xe_đạp! sân_cầu_lông! sân_tennis!`,
  PER: `cắt_tóc! tiệm_tóc! hớt_tóc! tóc_nam! làm_tóc! salon_tóc! uốn_tóc! gội_đầu! mỹ_phẩm! thẩm_mỹ! thẩm_mỹ_viện! làm_nail! nail! làm_đẹp! massage! xông_hơi! spa! nối_mi! phun_xăm! nước_hoa! barber! chăm_sóc_da!`,
  ENT: `rạp_chiếu_phim! rạp_phim! chiếu_phim! karaoke! bảo_tàng! công_viên! khu_vui_chơi! vui_chơi! giải_trí! xổ_số! vé_số! bida! bi_da! net_cafe! thảo_cầm_viên! sân_khấu! nhà_hát! trò_chơi!`,
  SUB: `truyền_hình! gói_cước_truyền_hình!`,
  EDU: `trường_học! trường? trường_tiểu_học! trường_thcs! trường_thpt! đại_học! cao_đẳng! học_phí! trung_tâm_anh_ngữ! anh_ngữ! ngoại_ngữ! tiếng_anh! gia_sư! nhà_sách! sách! hiệu_sách! giáo_dục! đào_tạo! lái_xe! dạy_lái_xe! trung_tâm_đào_tạo! luyện_thi!`,
  KID: `mầm_non! mẫu_giáo! nhà_trẻ! trẻ_em! em_bé! mẹ_và_bé! mẹ_bé! đồ_chơi! sữa_bột! bỉm_sữa! thiếu_nhi!`,
  PET: `thú_y! thú_cưng! chó_mèo! phòng_khám_thú_y! pet_shop! bệnh_viện_thú_y!`,
  GIV: `từ_thiện! quyên_góp! nhà_thờ! chùa! công_đức! hoa_tươi! shop_hoa! tiệm_hoa! điện_hoa! chữ_thập_đỏ! quỹ_từ_thiện! ủng_hộ!`,
  INS: `bảo_hiểm! bảo_hiểm_xã_hội! bảo_hiểm_y_tế! bhxh! bhyt! nhân_thọ! phí_bảo_hiểm!`,
  TAX: `thuế! nộp_thuế! thuế_thu_nhập! chi_cục_thuế! kho_bạc! lệ_phí! phạt_giao_thông! ủy_ban_nhân_dân! ubnd! cổng_dịch_vụ_công! phạt_nguội! lệ_phí_trước_bạ!`,
  UTI: `tiền_điện! điện_lực! tiền_nước! cấp_nước! hóa_đơn_điện! hoá_đơn_nước! nước_sạch! gas! đổi_gas! tiền_rác! vệ_sinh_môi_trường!`,
  PHO: `viễn_thông! cước_điện_thoại! nạp_tiền_điện_thoại! nạp_tiền_dt! internet! cáp_quang! cước_internet! cước_di_động! thẻ_cào!`,
  HOU: `tiền_nhà! tiền_phòng! thuê_nhà! tiền_thuê! chung_cư! phí_quản_lý_chung_cư! phí_chung_cư! bất_động_sản! nhà_trọ! phòng_trọ!`,
  LOA: `trả_nợ! trả_góp! khoản_vay! vay_tiêu_dùng! tài_chính_tiêu_dùng! thu_nợ! cầm_đồ!`,
  INV: `chứng_khoán! đầu_tư! tiết_kiệm! gửi_tiết_kiệm! quỹ_đầu_tư!`,
  SVC: `giặt_ủi! giặt_là! giặt_sấy! giặt_khô! chuyển_phát! chuyển_phát_nhanh! bưu_điện! giao_hàng! vận_chuyển! chuyển_nhà! sửa_chữa! sửa_khóa! photocopy! in_ấn! photo! luật_sư! công_chứng! kế_toán! may_đo! tiệm_may! sửa_quần_áo! vệ_sinh_công_nghiệp! dọn_nhà! giúp_việc! sửa_điện_lạnh! điện_lạnh! thợ_khóa! studio_ảnh! ảnh_cưới!`,
}
