"""Statements and pastes of China, Taiwan, Hong Kong, Japan, Korea, Vietnam, Thailand, Indonesia, Malaysia, Philippines."""
import datetime, os, random, re, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stmt

# ------------------------------------------------------------------ data
CC = ('CN', 'TW', 'HK', 'JP', 'KR', 'VN', 'TH', 'ID', 'MY', 'PH')
CUR = dict(CN='CNY', TW='TWD', HK='HKD', JP='JPY', KR='KRW', VN='VND', TH='THB', ID='IDR', MY='MYR', PH='PHP')
LANG = dict(CN='zh', TW='tw', HK='tw', JP='ja', KR='ko', VN='vi', TH='th', ID='id', MY='ms', PH='en')
ZERO = ('JPY', 'KRW', 'VND')
NUM = dict(CN=[(',', '.', 1)] * 3 + [('', '.', 1)], TW=[(',', '.', 0)] * 3 + [(',', '.', 1), ('', '.', 0)], HK=[(',', '.', 1)] * 4 + [('', '.', 1)], JP=[(',', '', 0)] * 9 + [('', '', 0)],
           KR=[(',', '', 0)] * 9 + [('', '', 0)], VN=[('.', ',', 0), (',', '.', 0), ('.', ',', 0), (' ', '', 0)], TH=[(',', '.', 1)] * 4 + [('', '.', 1)],
           ID=[('.', ',', 1), (',', '.', 1), ('.', ',', 0), (',', '.', 0)], MY=[(',', '.', 1)] * 4 + [('', '.', 1)], PH=[(',', '.', 1)] * 4 + [('', '.', 1)])
SYM = dict(CNY=['¥{}', '￥{}', '{}元', 'CNY {}', 'RMB {}', '{}', '¥ {}'], TWD=['NT${}', 'NT$ {}', '${}', '{}元', 'TWD {}', '{}', 'TWD{}'], HKD=['HK${}', 'HKD {}', '${}', '{}', 'HK$ {}', 'HKD{}', '{} HKD'],
           JPY=['¥{}', '{}円', '￥{}', '{} 円', '{}', 'JPY {}'], KRW=['{}원', '₩{}', '{} 원', '{}', 'KRW {}'], VND=['{}đ', '{} VND', '{} ₫', '{}VND', '{} đ', '{}', '{}₫'],
           THB=['฿{}', '{} บาท', '{}', 'THB {}', '{} THB', '฿ {}'], IDR=['Rp{}', 'Rp {}', 'IDR {}', 'Rp. {}', '{}'], MYR=['RM{}', 'RM {}', 'MYR {}', '{}'],
           PHP=['₱{}', 'PHP {}', 'P{}', 'Php {}', '{}', '₱ {}', 'PHP{}'], USD=['US${}', 'USD {}', '${}'], EUR=['EUR {}', '€{}'], AUD=['AUD {}'])
SCALE = dict(CNY=(3, 900, 1), TWD=(35, 4000, 1), HKD=(12, 1500, 1), JPY=(110, 22000, 1), KRW=(1200, 180000, 100), VND=(12000, 3500000, 1000), THB=(20, 3500, 1), IDR=(5000, 1500000, 500),
             MYR=(2, 450, 1), PHP=(45, 6000, 1), USD=(2, 700, 1), EUR=(2, 600, 1), AUD=(3, 700, 1))
BIG = dict(CNY=(3000, 28000), TWD=(28000, 95000), HKD=(12000, 60000), JPY=(180000, 520000), KRW=(2000000, 6500000), VND=(7000000, 48000000), THB=(14000, 95000), IDR=(4000000, 26000000), MYR=(2200, 13000),
           PHP=(14000, 90000), USD=(800, 5000), EUR=(800, 5000), AUD=(900, 6000))

SHOPS = dict(
 CN='星巴克|瑞幸咖啡|盒马鲜生|永辉超市|全家便利店|罗森|海底捞火锅|肯德基|麦当劳|美宜佳|沃尔玛|大润发|名创优品|优衣库|小米之家|华为商城|京东商城|淘宝网|天猫超市|拼多多|饿了么|美团外卖|大众点评|滴滴出行|高德打车|哈啰单车|中国石化|中国石油|国家电网|北京地铁|上海申通地铁|中国铁路12306|携程旅行网|去哪儿网|爱奇艺|腾讯视频|哔哩哔哩|网易云音乐|屈臣氏|同仁堂大药房|蜜雪冰城|喜茶|奈雪的茶|百果园|西西弗书店|万达影城|中国移动|中国联通|中国电信|顺丰速运|菜鸟驿站|北京市自来水集团|链家|自如'.split('|'),
 TW='統一超商|全家便利商店|萊爾富|全聯福利中心|家樂福|好市多|屈臣氏|康是美|寶雅|鼎泰豐|八方雲集|星巴克|路易莎咖啡|50嵐|麥當勞|摩斯漢堡|誠品書店|博客來|蝦皮購物|momo購物網|PChome24h|台灣大哥大|中華電信|遠傳電信|台灣電力公司|台北自來水|悠遊卡自動加值|台灣高鐵|台鐵訂票|UBER EATS|foodpanda|中油直營|台亞加油站|威秀影城|IKEA宜家家居|特力屋|大創百貨|優衣庫|新光三越|遠東百貨|國泰人壽|富邦產險|LINE PAY|街口支付|GOGORO|WEMO|NETFLIX|王品牛排|乖乖小吃店'.split('|'),
 HK='百佳超級市場|惠康|萬寧|屈臣氏|大家樂|大快活|美心MX|譚仔三哥米線|7-ELEVEN|OK便利店|八達通自動增值|港鐵|中電|煤氣公司|HKTVMALL|百老匯戲院|豐澤|蘇寧|莎莎|龍豐|PARKNSHOP|WELLCOME|MANNINGS|FUSION|CITYSUPER|MTR CORPORATION|CLP POWER HK|TOWNGAS|FOODPANDA HK|DELIVEROO|KEETA|UBER TRIP|PACIFIC COFFEE|STARBUCKS HK|MAXIMS CAKES|FORTRESS|BROADWAY CIRCUIT|CATHAY PACIFIC|HKBN|CSL MOBILE|3HK|SMARTONE|ESSO|SHELL TSING YI|IKEA CAUSEWAY BAY|UNIQLO TST|DON DON DONKI|AEON STORES|JHC|ESLITE'.split('|'),
 JP='セブン-イレブン|ローソン|ファミリーマート|イオン|イトーヨーカドー|西友|ライフ|マルエツ|業務スーパー|ドン・キホーテ|マツモトキヨシ|ウエルシア|スギ薬局|ダイソー|ニトリ|無印良品|ユニクロ|ヨドバシカメラ|ビックカメラ|ヤマダデンキ|アマゾン|楽天市場|メルカリ|スターバックス|ドトールコーヒー|マクドナルド|吉野家|すき家|松屋|サイゼリヤ|ガスト|鳥貴族|スシロー|くら寿司|JR東日本|東京メトロ|モバイルSuica|ENEOS|出光|東京ガス|東京電力|関西電力|大阪ガス|NTTドコモ|ソフトバンク|KDDI|NHK|ヤマト運輸|TSUTAYA|TOHOシネマズ|ユーキャン|ネツトフリツクス|アツプルコムビル|コストコ|オーケー|丸善ジュンク堂|カインズ|タイムズカー|全日空|日本航空|じゃらん'.split('|'),
 KR='스타벅스|이디야커피|투썸플레이스|메가엠지씨커피|GS25|CU|세븐일레븐|이마트|홈플러스|롯데마트|쿠팡|쿠팡이츠|배달의민족|요기요|네이버페이|카카오페이|카카오T택시|마켓컬리|올리브영|다이소|롯데리아|맘스터치|BBQ치킨|김밥천국|본죽|파리바게뜨|뚜레쥬르|교보문고|예스24|CGV|메가박스|SK텔레콤|KT통신요금|LG유플러스|한국전력공사|서울도시가스|국민건강보험|국민연금|티머니|코레일|SRT|SK주유소|GS칼텍스|현대오일뱅크|무신사|11번가|지마켓|당근마켓|넷플릭스|유튜브프리미엄|멜론|삼성화재|교보생명|서울아산병원|온누리약국|하이마트'.split('|'),
 VN='Highlands Coffee|The Coffee House|Phúc Long|Circle K|WinMart|Co.opmart|Bách Hóa Xanh|Big C|Lotte Mart|Điện Máy Xanh|Thế Giới Di Động|FPT Shop|Shopee|Lazada|Tiki|Grab|Be|Xanh SM|ShopeeFood|VNPT|Viettel|Mobifone|EVN HCMC|EVN Hà Nội|Sawaco|CGV Cinemas|Guardian|Pharmacity|Long Châu|Nhà sách Fahasa|Phở 24|KFC|Jollibee|Lotteria|Vietjet Air|Vietnam Airlines|Petrolimex|Bệnh viện Tâm Anh|Trung Nguyên Legend|Vincom|Aeon Mall|GS25|Cộng Cà Phê|Bún Chả Hương Liên'.split('|'),
 TH='7-Eleven|เซเว่น อีเลฟเว่น|โลตัส|Lotus’s|บิ๊กซี|แม็คโคร|เซ็นทรัล|ท็อปส์|โฮมโปร|ไทวัสดุ|ร้านป้าแดง|ก๋วยเตี๋ยวเรือ|คาเฟ่ อเมซอน|สตาร์บัคส์|MK สุกี้|เอ็มเค|ชาบูชิ|บาร์บีคิวพลาซ่า|แกร็บ|GrabFood|LINE MAN|Shopee|Lazada|BTS|MRT|การไฟฟ้านครหลวง|การประปานครหลวง|AIS|TRUE|DTAC|ปตท.|บางจาก|เมเจอร์ ซีนีเพล็กซ์|วัตสัน|บู๊ทส์|ร้านยาฟาสซิโน|นกแอร์|แอร์เอเชีย|เมืองไทยประกันชีวิต|กรุงไทย แอกซ่า|ปั๊มเชลล์|ซีเอ็ดบุ๊ค|B2S|Makro Rama4'.split('|'),
 ID='INDOMARET|ALFAMART|SUPERINDO|HYPERMART|TRANSMART|GOPAY|GRAB|OVO|SHOPEE|TOKOPEDIA|LAZADA|BLIBLI|BUKALAPAK|KOPI KENANGAN|JANJI JIWA|STARBUCKS|KFC|MCD|RICHEESE|HOKBEN|SOLARIA|PLN PRABAYAR|PDAM|TELKOMSEL|XL AXIATA|INDIHOME|BPJS KESEHATAN|PERTAMINA|SPBU 34.12102|KAI|TRAVELOKA|TIKET.COM|GRAMEDIA|GUARDIAN|CENTURY|KIMIA FARMA|ACE HARDWARE|IKEA ALAM SUTERA|UNIQLO|CGV|CINEMA XXI|WARUNG MAKAN BU TINI|BAKSO PAK KUMIS|NETFLIX.COM|SPOTIFY|JASA MARGA|MRT JAKARTA|SAYURBOX'.split('|'),
 MY="MYDIN|99 SPEEDMART|LOTUS'S|AEON BIG|GIANT|JAYA GROCER|FAMILYMART|KK MART|PETRONAS|SHELL|PETRON|TNB|UNIFI|MAXIS|CELCOMDIGI|U MOBILE|AIR SELANGOR|INDAH WATER|GRAB|FOODPANDA|SHOPEE|LAZADA|OLDTOWN|ZUS COFFEE|TEALIVE|MCDONALD'S|SECRET RECIPE|NANDO'S|MAMAK BISTRO ALI|RESTORAN NASI KANDAR|GUARDIAN|WATSONS|MR DIY|IKEA CHERAS|PADINI|PARKSON|AIRASIA|KTM BERHAD|RAPIDKL|TOUCH N GO RELOAD|GSC CINEMAS|POPULAR BOOK|ASTRO|AIA BHD|PRUDENTIAL|KLINIK MEDIVIRON|LHDN".split('|'),
 PH='JOLLIBEE|CHOWKING|MANG INASAL|MAX’S|GREENWICH|SM SUPERMARKET|PUREGOLD|ROBINSONS|S&R|LANDERS|MERCURY DRUG|WATSONS|7-ELEVEN|MINISTOP|ALFAMART|MERALCO|MAYNILAD|MANILA WATER|PLDT|CONVERGE|GLOBE TELECOM|SMART|GRAB PH|ANGKAS|FOODPANDA|LAZADA PH|SHOPEE PH|ZALORA|NATIONAL BOOKSTORE|PETRON|SHELL|CALTEX|CEBU PACIFIC|PHILIPPINE AIRLINES|STARBUCKS|TIM HORTONS|BO’S COFFEE|ACE HARDWARE|WILCON|UNIQLO|BENCH|ABENSON|SSS|PAG-IBIG|PHILHEALTH|AUTOSWEEP|EASYTRIP|NETFLIX|MEDICARD|SARI-SARI NI ALING NENA'.split('|'))
PEOPLE = dict(
 CN='王伟|李娜|张敏|刘洋|陈静|杨帆|赵磊|黄丽|周杰|吴桐|徐晓明|孙悦|马超|朱婷|胡军|林小雨|郭涛|何欣怡|高峰|罗文'.split('|'),
 TW='陳怡君|林志豪|黃淑芬|張家豪|李雅婷|王建宏|吳佩珊|劉冠廷|蔡宜蓁|楊承翰|許雅雯|鄭宇翔|謝佳玲|郭明哲'.split('|'),
 HK='CHAN TAI MAN|WONG SIU MING|LEE KA YAN|CHEUNG WING SZE|LAM CHI KEUNG|HO MEI LING|LAU KWOK WAI|NG YUEN TING|陳大文|黃小明|李嘉欣|張詠詩|何美玲|劉國偉|YIP HOI LAM'.split('|'),
 JP='ヤマダ タロウ|サトウ ハナコ|スズキ イチロウ|タカハシ ケンジ|タナカ ミサキ|ワタナベ ユウコ|イトウ ダイスケ|コバヤシ マリ|カトウ シヨウタ|ナカムラ アヤ|ヨシダ ツトム|キムラ リエ|ハヤシ コウジ'.split('|'),
 KR='김민수|이서연|박지훈|최유진|정현우|강수빈|조은지|윤도현|장미란|임재범|한지민|오세훈|서준호|신예린|홍길동'.split('|'),
 VN='NGUYEN VAN AN|TRAN THI BINH|LE HOANG NAM|PHAM MINH DUC|HOANG THI LAN|VU QUOC HUNG|DANG THU HA|BUI ANH TUAN|DO NGOC MAI|NGO THANH TUNG|Nguyễn Thị Hồng|Trần Văn Khoa|Lê Thị Thảo|Phạm Quang Huy'.split('|'),
 TH='นาย สมชาย ใจดี|น.ส. สุดา แก้วมณี|นาง มาลี ศรีสุข|นาย ประเสริฐ วงศ์ไทย|น.ส. พิมพ์ชนก ท.|นาย ณัฐพล บุญมา|นาย อนุชา พ.|น.ส. กมลวรรณ ส.|MR SOMCHAI J|MISS SUDA K|นาง วิไล จันทร์เพ็ญ'.split('|'),
 ID='BUDI SANTOSO|SITI AMINAH|AGUS WIJAYA|DEWI LESTARI|RUDI HARTONO|PUTRI ANGGRAINI|AHMAD FAUZI|RINA MARLINA|YOHANES KURNIAWAN|I MADE SUARDANA|NURUL HIDAYAH|ANDI PRATAMA|FITRIANI'.split('|'),
 MY='AHMAD BIN ISMAIL|SITI NURHALIZA BINTI ALI|TAN WEI MING|LIM SIEW LING|RAJESH A/L KUMAR|NUR AISYAH|WONG KAH HOE|MUHAMMAD HAFIZ|PRIYA A/P SUBRAMANIAM|LEE CHONG WEI|FARAH NADIA|CHEONG MEI YEE'.split('|'),
 PH='JUAN DELA CRUZ|MARIA SANTOS|JOSE REYES|ANNA GARCIA|MARK BAUTISTA|GRACE VILLANUEVA|PAOLO MENDOZA|CHERRY LYN RAMOS|RAMON AQUINO|LIZA MERCADO|JENNY TAN|KRISTINE DEL ROSARIO'.split('|'))
CITY = dict(CN='北京 上海 广州 深圳 杭州 成都 南京 武汉 西安 苏州'.split(), TW='台北 新北 桃園 台中 高雄 台南 新竹'.split(), HK='CENTRAL|MONG KOK|TSIM SHA TSUI|SHA TIN|TUEN MUN|旺角|銅鑼灣|沙田'.split('|'),
            JP='新宿 渋谷 池袋 横浜 梅田 名古屋 札幌 福岡 仙台'.split(), KR='강남 홍대 잠실 부산 대구 인천 판교 수원'.split(), VN='HANOI|HO CHI MINH|DA NANG|CAN THO|HAI PHONG'.split('|'), TH='กรุงเทพ|เชียงใหม่|ภูเก็ต|ขอนแก่น|BANGKOK|SILOM'.split('|'),
            ID='JAKARTA|BANDUNG|SURABAYA|MEDAN|DENPASAR|YOGYAKARTA|TANGERANG'.split('|'), MY='KUALA LUMPUR|PETALING JAYA|PENANG|JOHOR BAHRU|IPOH|SHAH ALAM|KUCHING'.split('|'), PH='MAKATI|QUEZON CITY|CEBU|TAGUIG|DAVAO|PASIG|MANILA'.split('|'))
BANKS = dict(CN='中国工商银行|中国建设银行|招商银行|中国农业银行|中国银行|交通银行|浦发银行|平安银行|中信银行|民生银行|兴业银行|邮储银行|宁波银行'.split('|'), TW='國泰世華銀行|中國信託銀行|玉山銀行|台新銀行|台北富邦銀行|台灣銀行|第一銀行|永豐銀行|兆豐銀行|將來銀行'.split('|'),
             HK='HSBC|Hang Seng Bank|Bank of China (Hong Kong)|Standard Chartered|BEA 東亞銀行|ZA Bank|Mox Bank|DBS Hong Kong|Citibank HK|恒生銀行|中銀香港'.split('|'), JP='三菱UFJ銀行|三井住友銀行|みずほ銀行|りそな銀行|ゆうちょ銀行|楽天銀行|住信SBIネット銀行|横浜銀行|京都信用金庫|PayPay銀行|ソニー銀行|JAバンク'.split('|'),
             KR='KB국민은행|신한은행|우리은행|하나은행|NH농협은행|카카오뱅크|토스뱅크|케이뱅크|IBK기업은행|새마을금고|신협'.split('|'), VN='Vietcombank|Techcombank|BIDV|VietinBank|ACB|MB Bank|VPBank|TPBank|Sacombank|Agribank|Timo'.split('|'),
             TH='ธนาคารกสิกรไทย|ธนาคารไทยพาณิชย์|ธนาคารกรุงเทพ|ธนาคารกรุงไทย|ธนาคารกรุงศรีอยุธยา|ttb|ธนาคารออมสิน|KBank|SCB'.split('|'), ID='BCA|Bank Mandiri|BNI|BRI|CIMB Niaga|Permata|Bank Jago|Danamon|Seabank|BSI'.split('|'),
             MY='Maybank|CIMB Bank|Public Bank|RHB Bank|Hong Leong Bank|AmBank|Bank Islam|BSN|GXBank|Alliance Bank'.split('|'), PH='BDO Unibank|BPI|Metrobank|UnionBank|Security Bank|PNB|RCBC|Landbank|Maya Bank|EastWest|China Bank'.split('|'))
EMPL = dict(CN='北京科技有限公司|上海贸易有限公司|深圳电子股份|杭州网络科技'.split('|'), TW='台灣積體電路|鴻海精密|新創科技股份有限公司|永大貿易'.split('|'), HK='ABC TRADING LTD|GOLDEN DRAGON LTD|HARBOUR TECH LTD'.split('|'), JP='カ)ヤマトシヨウジ|トウキヨウサンギヨウ(カ|ABCシステム(カ|ニホンキカイ(カ'.split('|'),
            KR='(주)한빛테크|삼성전자|주식회사 대한|LG전자'.split('|'), VN='CTY TNHH ABC|CONG TY CP FPT|CTY CP VINAMILK'.split('|'), TH='บจก. ไทยเทค|บริษัท เอบีซี จำกัด|CP ALL PCL'.split('|'), ID='PT MAJU JAYA|PT ASTRA INTERNATIONAL|CV SENTOSA'.split('|'),
            MY='ABC SDN BHD|TENAGA TECH SDN BHD|GLOBAL EDU SDN BHD'.split('|'), PH='ACCENTURE INC|ABC CORP|MANILA BPO INC'.split('|'))
OUTS = dict(
 CN='pos|支付宝-{s}\npos|财付通-{s}\npos|微信支付-{s}\npos|{s}\npos|{s}\npos|美团支付 {s}\npos|银联在线消费 {s}\npos|{s}（{c}店）\npos|云闪付-{s}\natm|ATM取款\natm|{b}ATM取现\ntrf|转账支出 {p}\ntrf|跨行汇款-{p}\ntrf|{p}\nfee|短信服务费\nfee|转账手续费\nfee|账户管理费\nbill|房贷还款\nbill|信用卡还款 尾号{4}\nbill|代扣电费\nbill|物业费 {m}月\nbill|公积金贷款扣款\ntrf|基金申购 {6}\npos|扫码支付 {s}'.split('\n'),
 TW='pos|{s}\npos|{s}\npos|{s}-{c}店\npos|簽帳消費 {s}\natm|提款\natm|跨行提款 {b}\natm|CD提現\ntrf|轉帳支出 {p}\ntrf|網路轉帳 {p}\ntrf|手機轉帳 {4}\nfee|手續費\nfee|跨行手續費\nbill|扣繳信用卡款\nbill|代繳電費\nbill|代繳{s}\nbill|房貸扣款\nbill|健保費 {m}月\nbill|定期定額 基金{4}\npos|LINE Pay {s}\npos|街口支付-{s}'.split('\n'),
 HK='pos|{s}\npos|{s} {c}\npos|EPS {s}\npos|POS {s}\natm|ATM WITHDRAWAL {c}\natm|現金提款\ntrf|FPS TRANSFER {p}\ntrf|轉數快 {p}\ntrf|TRANSFER TO {p} {8}\nfee|SERVICE CHARGE\nfee|手續費\nbill|AUTOPAY {s}\nbill|自動轉賬 {s}\nbill|PPS {s}\nbill|CREDIT CARD PAYMENT\nbill|MORTGAGE REPAYMENT {m}/24\nchq|CHEQUE {6}\nbill|RENT {p}\ntrf|PAYME TOP UP'.split('\n'),
 JP='pos|{s}\npos|{s} {c}店\npos|デビット {6} {s}\npos|カード {s}\natm|カード\natm|ATM出金 {c}\natm|セブン銀行ATM\natm|コンビニＡＴＭ出金\ntrf|振込 {p}\ntrf|フリコミ {p}\nfee|振込手数料\nfee|ATM手数料\nbill|口座振替 {s}\nbill|電気料 {s}\nbill|ガス {s}\nbill|電話料 NTT\nbill|家賃 {p}\nbill|クレジット ミツイスミトモカード\nbill|保険料 ニホンセイメイ\nbill|住宅ローン ご返済\nbill|水道 {c}水道局\ntrf|PayPayチャージ\nbill|NHK放送受信料'.split('\n'),
 KR='pos|{s}\npos|{s}\npos|{s} {c}점\npos|체크 {s}\npos|네이버페이-{s}\npos|카카오페이_{s}\natm|ATM출금\natm|현금출금 {c}\ntrf|{p}\ntrf|이체 {p}\ntrf|모바일뱅킹 {p}\nfee|타행이체수수료\nfee|SMS수수료\nbill|{s} 자동이체\nbill|KB카드 결제대금\nbill|아파트관리비\nbill|월세 {p}\nbill|건강보험료\nbill|대출이자\nbill|적금 자동이체'.split('\n'),
 VN='pos|Thanh toan {s}\npos|{s}\npos|THANH TOAN QR {s}\npos|Thanh toán hóa đơn {s}\npos|MOMO-{s}\npos|VNPAY {s} {6}\natm|Rut tien ATM {c}\natm|RUT TIEN MAT\ntrf|{p} chuyen tien\ntrf|Chuyen tien den {p}\ntrf|CT DEN {10} {p} tien nha thang {m}\ntrf|MBVCB.{10}.{p} chuyen khoan\nfee|Phi SMS Banking thang {m}\nfee|Phí quản lý tài khoản\nfee|Phi chuyen tien lien ngan hang\nbill|Tien dien thang {m} PE{8}\nbill|Nap tien dien thoai 09{8}\nbill|Tra no the tin dung {4}\ntrf|Nap vi ShopeePay'.split('\n'),
 TH='pos|{s}\npos|ชำระเงิน {s}\npos|จ่ายบิล {s}\npos|เพื่อชำระ Ref X{4} {s}\npos|SHOPEEPAY {s}\natm|ถอนเงินสด ATM\natm|กดเงินไม่ใช้บัตร {c}\ntrf|โอนไป {p}\ntrf|โอนเงินให้ {p}\ntrf|PromptPay x{4} {p}\ntrf|โอนไป KTB x{4} {p}\nfee|ค่าธรรมเนียม SMS\nfee|ค่าธรรมเนียมรายปีบัตร\nbill|ค่าไฟ {s}\nbill|เติมเงินมือถือ 08{8}\nbill|ค่างวดรถ โตโยต้าลีสซิ่ง\nbill|ชำระบัตรเครดิต x{4}\nbill|ค่าเช่าห้อง {p}\ntrf|เติมเงิน TrueMoney'.split('\n'),
 ID='pos|{s}\npos|DEBIT {s} {c}\npos|QRIS {s}\npos|PEMBAYARAN QR {s}\npos|KARTU DEBIT {s} {4}\natm|TARIKAN ATM {c}\natm|TARIK TUNAI\ntrf|TRSF E-BANKING DB {p}\ntrf|BI-FAST DB TRANSFER KE {p}\ntrf|TRANSFER KE {p}\ntrf|SWITCHING DB {p}\nfee|BIAYA ADM\nfee|BIAYA TXN BI-FAST\nfee|PAJAK BUNGA\nbill|PEMBAYARAN {s}\nbill|TOP UP GOPAY 08{8}\nbill|TOKEN LISTRIK {10}\nbill|ANGSURAN KPR {m}/120\nbill|IURAN BPJS\nbill|AUTODEBET KARTU KREDIT'.split('\n'),
 MY='pos|{s}\npos|SALE DEBIT {s}\npos|{s} {c}\npos|POS DEBIT {s} {4}\npos|DUITNOW QR {s}\natm|CASH WITHDRAWAL\natm|ATM WITHDRAWAL {c}\ntrf|DUITNOW TRANSFER {p}\ntrf|TRANSFER TO A/C {p}\ntrf|IBG TRANSFER {p} Rental\ntrf|Fund Transfer {p}\nfee|SERVICE CHARGE\nfee|DEBIT CARD ANNUAL FEE\nfee|SST 8%\nbill|JOMPAY {s}\nbill|FPX PAYMENT {s}\nbill|PYMT CREDIT CARD {4}\nbill|STANDING INSTRUCTION ASB LOAN\nbill|PTPTN {10}\nchq|CHQ {6}\nbill|BAYARAN BIL {s}'.split('\n'),
 PH='pos|{s}\npos|POS {s} {c}\npos|DEBIT CARD PURCHASE {s}\npos|QR PH PAYMENT {s}\natm|ATM WITHDRAWAL\natm|ATM W/D {c} {4}\ntrf|INSTAPAY TRANSFER TO {p}\ntrf|FUND TRANSFER {p}\ntrf|PESONET {p}\ntrf|Sent GCash to {p}\nfee|INSTAPAY FEE\nfee|SERVICE CHARGE\nfee|WITHHOLDING TAX\nbill|BILLS PAYMENT {s}\nbill|BILLS PAYMENT - {s} {10}\nbill|AUTO DEBIT LOAN {6}\nchq|CHECK {6}\ntrf|CASH IN GCASH\nbill|CREDIT CARD PYMT {4}\nbill|Load 09{8}'.split('\n'))
INS = dict(
 CN='sal|代发工资 {e}\nsal|工资\nsal|{e} 工资{m}月\ntrf|转账收入 {p}\ntrf|{p}\ntrf|手机银行转入-{p}\nint|结息\nint|活期利息\nref|退款-{s}\nref|支付宝退款 {s}\ntrf|零钱提现\ntrf|支付宝提现\ndep|现金存入\ntrf|理财赎回\ntrf|报销款 {e}\ntrf|微信红包-来自{p}\ntrf|公积金提取'.split('\n'),
 TW='sal|薪資轉帳 {e}\nsal|薪資\nsal|{m}月薪資 {e}\ntrf|轉帳存入 {p}\ntrf|跨行轉入 {p}\ntrf|{p}\nint|利息存入\nint|存款息\nref|退款 {s}\nref|消費退刷 {s}\ndep|現金存入\ndep|CD存款\ntrf|股利 {e}\ntrf|現金回饋\ntrf|發票中獎獎金'.split('\n'),
 HK='sal|PAYROLL {e}\nsal|SALARY {e}\nsal|薪金 {e}\ntrf|FPS FROM {p}\ntrf|轉數快收款 {p}\ntrf|TRANSFER FROM {p} {8}\nint|CREDIT INTEREST\nint|利息收入\nref|REFUND {s}\ndep|CASH DEPOSIT\ndep|CHEQUE DEPOSIT {6}\ndep|現金存款\ntrf|DIVIDEND {4} HK\ntrf|CASH REBATE'.split('\n'),
 JP='sal|給与 {e}\nsal|給料振込 {e}\nsal|賞与\ntrf|振込 {p}\ntrf|フリコミ {p}\nint|利息\nint|お利息 税引後\nint|決算お利息\nref|返金 {s}\nref|振込 {s}ヘンキン\ndep|ATM入金\ndep|現金\ndep|カード入金\ntrf|児童手当\ntrf|配当金 {e}\ntrf|国庫金 コクミンネンキン\ntrf|メルカリ売上金'.split('\n'),
 KR='sal|급여 {e}\nsal|{m}월 급여\nsal|{e}\ntrf|{p}\ntrf|이체입금 {p}\ntrf|{p} 더치페이\nint|예금이자\nint|결산이자\nref|{s} 환불\nref|취소 {s}\ndep|현금입금\ndep|ATM입금\ntrf|카카오페이 송금 {p}\ntrf|캐시백\ntrf|국세환급금\ntrf|중고거래 {p}'.split('\n'),
 VN='sal|{e} tra luong thang {m}\nsal|LUONG T{m} {e}\nsal|Thanh toan luong\ntrf|{p} chuyen tien\ntrf|Nhan tien tu {p}\ntrf|IBFT {p} tra tien an\nint|Lai nhap von\nint|Trả lãi tiền gửi\nref|Hoan tien {s}\nref|HOAN TRA GD {s} {6}\ndep|Nop tien mat\ntrf|{p} CK tien nha\ntrf|Rut tien tu vi MoMo'.split('\n'),
 TH='sal|เงินเดือน {e}\nsal|เงินเดือน\nsal|Payroll {e}\ntrf|รับโอนจาก {p}\ntrf|จาก SCB X{4} {p}\ntrf|PromptPay จาก {p}\nint|ดอกเบี้ยรับ\nint|ดอกเบี้ยเงินฝาก\nref|คืนเงิน {s}\ndep|ฝากเงินสด\ndep|ฝากเงินสด CDM {c}\ntrf|เงินปันผล {e}\ntrf|คืนภาษี กรมสรรพากร'.split('\n'),
 ID='sal|GAJI {e}\nsal|PAYROLL {e}\nsal|KR OTOMATIS GAJI {e}\ntrf|TRSF E-BANKING CR {p}\ntrf|BI-FAST CR TRANSFER DR {p}\ntrf|TRANSFER DARI {p}\nint|BUNGA\nint|JASA GIRO\nref|REFUND {s}\nref|PENGEMBALIAN DANA {s}\ndep|SETORAN TUNAI\ndep|SETORAN VIA CDM\ntrf|CASHBACK {s}\ntrf|SWITCHING CR {p}'.split('\n'),
 MY='sal|GAJI {e}\nsal|SALARY {e}\nsal|CR PYMT {e}\ntrf|DUITNOW TRANSFER FR {p}\ntrf|TRANSFER FR A/C {p}\ntrf|IBG CREDIT {p}\nint|INTEREST PAID\nint|PROFIT PAID / HIBAH\nref|REFUND {s}\ndep|CASH DEPOSIT\ndep|CDM CASH DEPOSIT {c}\ndep|CHEQUE DEPOSIT {6}\ntrf|ASB DIVIDEND\ntrf|BRIM STR FASA {1}\ntrf|Fund Transfer from {p}'.split('\n'),
 PH='sal|PAYROLL {e}\nsal|SALARY CREDIT\nsal|CREDIT MEMO PAYROLL {e}\ntrf|INSTAPAY FROM {p}\ntrf|FUND TRANSFER FROM {p}\ntrf|Received GCash from {p}\nint|INTEREST EARNED\nint|INTEREST CREDIT\nref|REFUND {s}\ndep|CASH DEPOSIT\ndep|CHECK DEPOSIT {6}\ndep|OTC DEPOSIT {c}\ntrf|REMITTANCE WESTERN UNION\ntrf|PESONET CREDIT {p}\ntrf|CASHBACK {s}'.split('\n'))
PAYS = dict(zh='还款-谢谢|自动还款|支付宝还款|银联还款|网银还款 {b}|微信还款', tw='繳款-謝謝您|自動扣繳|ATM繳款|網路銀行繳款|超商繳款 {s}|您的繳款', ja='お支払い 口座振替|ご入金|繰上返済|ATMご返済', ko='결제대금 입금|선결제|자동이체 결제|즉시결제 입금', vi='Thanh toan du no the|TRA NO THE TD|Thanh toán tự động',
            th='ชำระเงิน ขอบคุณ|รับชำระ - K PLUS|ชำระผ่าน SCB EASY|PAYMENT RECEIVED - THANK YOU', id='PEMBAYARAN - TERIMA KASIH|PEMBAYARAN VIA ATM|PEMBAYARAN E-BANKING|AUTODEBET', ms='PAYMENT - THANK YOU|BAYARAN - TERIMA KASIH|PAYMENT RECVD - MAYBANK2U|AUTO DEBIT PAYMENT|FPX PAYMENT RECEIVED', en='PAYMENT - THANK YOU|CASH PAYMENT|AUTOPAY PAYMENT|PAYMENT VIA ONLINE BANKING|PAYMENT -BRANCH {c}')
TYPES = dict(zh=dict(pos='消费|快捷支付|网上支付', atm='取现|ATM取款', trf='转账|网转|汇款', fee='手续费|费用', bill='代扣|缴费', chq='支票', sal='代发工资|工资', int='结息|利息', ref='退款|退货', dep='存现|现存'),
 tw=dict(pos='消費|金融卡消費', atm='提款|現金', trf='轉帳|網銀轉帳', fee='手續費', bill='代繳|扣款', chq='支票', sal='薪資', int='利息', ref='退款', dep='存款|現金'),
 ja=dict(pos='デビット|カード', atm='出金|支払', trf='振込|振替', fee='手数料', bill='口座振替|自振', chq='小切手', sal='給与|振込', int='利息', ref='返金', dep='入金|預入'),
 ko=dict(pos='체크카드|카드결제', atm='ATM|CD출금', trf='이체|모바일|타행이체|인터넷', fee='수수료', bill='자동이체|CMS', chq='수표', sal='급여', int='이자', ref='취소|환불', dep='입금|CD입금'),
 vi=dict(pos='Thanh toán|POS', atm='Rút tiền|ATM', trf='Chuyển khoản|CK', fee='Phí', bill='Hóa đơn', chq='Séc', sal='Lương', int='Lãi', ref='Hoàn tiền', dep='Nộp tiền'),
 th=dict(pos='ชำระเงิน|X2', atm='ถอนเงินสด|CW', trf='โอนเงิน|TR|X1', fee='ค่าธรรมเนียม|FE', bill='ชำระบิล|BP', chq='เช็ค', sal='เงินเดือน|SA', int='ดอกเบี้ย|IN', ref='คืนเงิน', dep='ฝากเงิน|CD'),
 id=dict(pos='Pembelian|Pembayaran', atm='Tarik Tunai', trf='Transfer|Transfer Antar Bank', fee='Biaya', bill='Tagihan|Pembayaran', chq='Cek', sal='Gaji', int='Bunga', ref='Refund', dep='Setoran'),
 ms=dict(pos='Purchase|POS', atm='ATM', trf='DuitNow|Transfer|IBG', fee='Fee', bill='Bill Payment|JomPAY', chq='CHQ', sal='Salary', int='Interest|Hibah', ref='Refund', dep='Deposit|CDM'),
 en=dict(pos='POS|Purchase|PUR', atm='ATM|W/D', trf='Transfer|FT|IBFT', fee='Fee|SC', bill='Bills Payment|BP', chq='CHK', sal='Payroll|CM', int='INT', ref='Refund', dep='Deposit|CD'))

TERMS = dict(
 zh=dict(date='交易日期|日期|记账日期|交易时间', tdate='交易日|交易日期|消费日期', pdate='记账日|入账日期|记账日期', vdate='起息日|生效日期', desc='交易摘要|摘要|交易说明|对方户名|交易地点/附言|用途', out='支出|借方发生额|支出金额|借方|转出金额', **{'in': '收入|贷方发生额|收入金额|贷方|转入金额'},
   amt='交易金额|金额|发生额|金额(元)|收/支金额', bal='余额|账户余额|联机余额|本次余额|结余', open='期初余额|上期余额|承前页余额', close='期末余额|本期余额|截止余额', cf='过次页', bf='承前页', type='交易类型|业务类型|交易渠道|分类', ref='流水号|交易单号|凭证号', no='序号', branch='网点|交易网点', title='交易流水明细|账户交易明细清单|个人活期账户明细|对账单',
   period='查询期间|起止日期|账单周期', acct='账号|卡号|账户', page='第 {} 页 共 {} 页', totout='支出合计|总支出', totin='收入合计|总收入', total='合计', ctitle='信用卡对账单|信用卡账单|贷记卡账单', min='最低还款额', due='到期还款日', limit='信用额度', prev='上期账单金额|上期应还款额', newbal='本期应还金额|本期账单金额', cardno='卡号末四位|卡号后四位', note='备注|附言', time='时间', soff='支出|消费/支出', sin='收入|存入', cur='币种|货币', name='户名|客户姓名', inst='分期'),
 tw=dict(date='日期|交易日期|交易日|帳務日期', tdate='消費日|交易日|消費日期', pdate='入帳日|入帳起息日|記帳日', vdate='起息日', desc='摘要|交易說明|交易內容|說明', out='支出|提款|支出金額|提取|轉出', **{'in': '存入|收入|存入金額|轉入'}, amt='金額|新臺幣金額|交易金額', bal='餘額|帳戶餘額|結餘|結存', open='前期餘額|承前結餘|期初餘額', close='本期餘額|期末餘額|結餘總額', cf='轉下頁', bf='承上頁',
   type='交易類別|類別|交易別', ref='交易序號|參考編號|票據號碼', no='項次|序號', branch='分行|交易行', title='綜合對帳單|存款交易明細|帳戶往來明細|電子對帳單', period='對帳單期間|查詢期間|月結單期間', acct='帳號|帳戶號碼', page='第{}頁/共{}頁', totout='支出合計', totin='存入合計', total='合計|小計', ctitle='信用卡電子帳單|信用卡帳單|信用卡月結單', min='最低應繳金額', due='繳款截止日', limit='信用額度', prev='上期應繳金額|上期帳單結欠', newbal='本期應繳總額|本期應繳金額', cardno='卡號末四碼', note='備註|註記', time='時間', soff='支出|提款', sin='存入|存款', cur='幣別', name='戶名', inst='分期'),
 ja=dict(date='日付|取引日|お取引日|年月日|取扱日', tdate='ご利用日|利用日|お取引日', pdate='計上日|処理日|勘定日', vdate='起算日|受渡日', desc='摘要|お取引内容|内容|お取引内容・摘要|取引内容', out='お支払金額|出金|お引出し|出金金額|支払金額|お引出金額', **{'in': 'お預り金額|入金|お預入れ|入金金額|預り金額|お預入金額'}, amt='金額|お取引金額|入出金額', bal='差引残高|残高|お取引後残高|取引後残高', open='繰越残高|前月末残高|前回残高', close='現在残高|当月末残高|最終残高', cf='次頁へ繰越', bf='前頁より繰越', type='区分|取引区分|お取引区分', ref='照会番号|取引番号|受付番号', no='No.|番号', branch='取扱店|店番',
   title='入出金明細|お取引明細書|普通預金通帳|取引推移表|お取引レポート', period='対象期間|照会期間|期間', acct='口座番号|お客さま口座', page='{}/{}ページ', totout='出金合計|お支払合計', totin='入金合計|お預り合計', total='合計|小計', ctitle='カードご利用代金明細書|ご利用明細|ご請求明細書', min='最低お支払額', due='お支払日', limit='ご利用可能枠', prev='前回ご請求額', newbal='今回ご請求額|お支払い合計額', cardno='カード番号', note='備考|メモ', time='時刻', soff='出金', sin='入金', cur='通貨', name='お名前|口座名義', inst='分割払い'),
 ko=dict(date='거래일자|거래일시|일자|거래일', tdate='이용일|이용일자|거래일', pdate='전표매입일|매입일|접수일', vdate='기산일', desc='내용|적요|거래내용|기재내용|보낸분/받는분', out='출금|출금액|찾으신금액|출금금액(원)|지급금액', **{'in': '입금|입금액|맡기신금액|입금금액(원)'}, amt='거래금액|금액', bal='잔액|거래후잔액|거래후 잔액(원)|남은금액', open='이월잔액|전월잔액|기초잔액', close='현재잔액|기말잔액|최종잔액', cf='다음장 이월', bf='전장 이월', type='거래구분|구분|적요', ref='거래번호|관리번호', no='번호|No', branch='거래점|취급점', title='거래내역조회|예금거래내역서|입출금 거래내역|통장 거래내역',
   period='조회기간|거래기간', acct='계좌번호', page='{} / {} 페이지', totout='출금합계|총 출금', totin='입금합계|총 입금', total='합계|소계', ctitle='카드 이용대금 명세서|이용대금명세서|카드명세서', min='최소결제금액', due='결제일', limit='총 한도|이용한도', prev='전월 결제금액', newbal='이번달 결제금액|결제하실 금액', cardno='카드', note='메모|비고', time='시간', soff='출금', sin='입금', cur='통화', name='예금주|고객명', inst='할부'),
 vi=dict(date='Ngày giao dịch|Ngày|Ngày GD|Thời gian', tdate='Ngày giao dịch|Ngày GD', pdate='Ngày hạch toán|Ngày ghi sổ|Ngày hiệu lực', vdate='Ngày hiệu lực', desc='Nội dung|Diễn giải|Mô tả giao dịch|Nội dung chi tiết|Nội dung giao dịch', out='Ghi nợ|Số tiền ghi nợ|Nợ|Phát sinh nợ|Chi', **{'in': 'Ghi có|Số tiền ghi có|Có|Phát sinh có|Thu'}, amt='Số tiền|Số tiền GD|Giá trị', bal='Số dư|Số dư cuối|Số dư sau GD', open='Số dư đầu kỳ|Số dư ban đầu', close='Số dư cuối kỳ|Số dư cuối', cf='Chuyển sang trang sau', bf='Mang sang', type='Loại GD|Loại giao dịch', ref='Số CT|Số tham chiếu|Mã GD|Số bút toán', no='STT', branch='Chi nhánh',
   title='SAO KÊ TÀI KHOẢN|Sổ phụ tài khoản|Lịch sử giao dịch|SAO KÊ GIAO DỊCH', period='Kỳ sao kê|Từ ngày', acct='Số tài khoản|Tài khoản', page='Trang {}/{}', totout='Tổng ghi nợ|Tổng chi', totin='Tổng ghi có|Tổng thu', total='Tổng cộng', ctitle='SAO KÊ THẺ TÍN DỤNG|Bảng sao kê thẻ', min='Số tiền thanh toán tối thiểu', due='Ngày đến hạn', limit='Hạn mức tín dụng', prev='Dư nợ kỳ trước', newbal='Dư nợ cuối kỳ', cardno='Số thẻ', note='Ghi chú', time='Giờ', soff='Tiền ra', sin='Tiền vào', cur='Loại tiền', name='Chủ tài khoản', inst='Trả góp'),
 th=dict(date='วันที่|วันที่ทำรายการ|วัน เดือน ปี', tdate='วันที่ใช้บัตร|วันที่ทำรายการ', pdate='วันที่บันทึก|วันที่บันทึกบัญชี', vdate='วันที่มีผล', desc='รายละเอียด|คำอธิบาย|รายการ|รายละเอียดรายการ', out='ถอน|ถอนเงิน|เดบิต|จำนวนเงินถอน|เงินออก', **{'in': 'ฝาก|ฝากเงิน|เครดิต|จำนวนเงินฝาก|เงินเข้า'}, amt='จำนวนเงิน|จำนวนเงิน (บาท)|ถอนเงิน / ฝากเงิน', bal='ยอดคงเหลือ|คงเหลือ|ยอดเงินคงเหลือ (บาท)', open='ยอดยกมา|ยอดเงินต้นงวด', close='ยอดยกไป|ยอดเงินสิ้นงวด', cf='ยอดยกไปหน้าถัดไป', bf='ยอดยกมาจากหน้าก่อน', type='รหัสรายการ|ประเภท|รายการ', ref='เลขที่อ้างอิง|เลขที่เช็ค', no='ลำดับ', branch='สาขา|ช่องทาง',
   title='รายการเดินบัญชี|ใบแจ้งยอดบัญชี|รายการเดินบัญชีเงินฝากออมทรัพย์', period='รอบระหว่างวันที่|ระหว่างวันที่', acct='เลขที่บัญชี', page='หน้า {}/{}', totout='รวมถอนเงิน|รวมรายการถอน', totin='รวมฝากเงิน|รวมรายการฝาก', total='รวม', ctitle='ใบแจ้งยอดบัญชีบัตรเครดิต|ใบแจ้งยอดค่าใช้จ่ายบัตร', min='ยอดชำระขั้นต่ำ', due='กำหนดชำระ', limit='วงเงิน', prev='ยอดค้างชำระครั้งก่อน', newbal='ยอดที่ต้องชำระทั้งหมด', cardno='หมายเลขบัตร', note='หมายเหตุ', time='เวลา', soff='รายการถอน', sin='รายการฝาก', cur='สกุลเงิน', name='ชื่อบัญชี', inst='ผ่อนชำระ'),
 id=dict(date='TANGGAL|Tanggal|Tgl|Tanggal Transaksi', tdate='Tanggal Transaksi|TGL TRANSAKSI|Tgl. Transaksi', pdate='Tanggal Pembukuan|TGL PEMBUKUAN|Tgl. Posting', vdate='Tgl Valuta', desc='KETERANGAN|Keterangan|Uraian Transaksi|Deskripsi|Rincian Transaksi', out='Debit|DEBET|Pengeluaran|Mutasi Debet|Dana Keluar', **{'in': 'Kredit|KREDIT|Pemasukan|Mutasi Kredit|Dana Masuk'}, amt='MUTASI|Nominal|Jumlah|Jumlah (Rp)|Nominal (IDR)', bal='SALDO|Saldo|Saldo Akhir|Saldo (IDR)', open='SALDO AWAL|Saldo Awal', close='SALDO AKHIR|Saldo Akhir', cf='Bersambung ke halaman berikut', bf='Saldo pindahan', type='Jenis|Tipe Transaksi|Kode', ref='No. Ref|Referensi|No. Referensi', no='No', branch='CBG|Cabang|Teller',
   title='REKENING TAHAPAN|Laporan Mutasi Rekening|e-Statement|REKENING KORAN|Riwayat Transaksi', period='PERIODE|Periode', acct='NO. REKENING|Nomor Rekening', page='Halaman {} dari {}', totout='MUTASI DB|Total Debit|Dana Keluar', totin='MUTASI CR|Total Kredit|Dana Masuk', total='TOTAL|Jumlah', ctitle='TAGIHAN KARTU KREDIT|Lembar Tagihan Kartu Kredit|Rekening Kartu Kredit', min='Pembayaran Minimum', due='Tanggal Jatuh Tempo', limit='Kredit Limit|Batas Kredit', prev='Tagihan Bulan Lalu|Saldo Sebelumnya', newbal='Tagihan Baru|Total Tagihan', cardno='Nomor Kartu', note='Catatan', time='Jam', soff='Uang Keluar|Pengeluaran', sin='Uang Masuk|Pemasukan', cur='MATA UANG', name='Nama', inst='Cicilan'),
 ms=dict(date='TARIKH|Tarikh|TARIKH MASUK|Tarikh Urusniaga', tdate='TARIKH TRANSAKSI|Tarikh Urus Niaga', pdate='TARIKH POS|Tarikh Kemasukan', vdate='Tarikh Nilai', desc='BUTIR URUSNIAGA|Keterangan|Huraian Urus Niaga|Butiran', out='Debit|Pengeluaran|Keluar', **{'in': 'Kredit|Deposit|Masuk'}, amt='JUMLAH URUSNIAGA|Jumlah (RM)|Amaun (RM)', bal='BAKI PENYATA|Baki|Baki (RM)', open='BAKI LEGAR|Baki Permulaan|Baki Bawa Hadapan', close='BAKI AKHIR|Baki Penutup', cf='Baki hantar hadapan', bf='Baki bawa hadapan', type='Jenis|Kod', ref='No. Rujukan|Rujukan', no='Bil.', branch='Cawangan',
   title='PENYATA AKAUN|Penyata Akaun Simpanan|Sejarah Transaksi', period='TARIKH PENYATA|Tempoh', acct='NOMBOR AKAUN|No. Akaun', page='MUKA {} / {}', totout='JUMLAH DEBIT', totin='JUMLAH KREDIT', total='JUMLAH', ctitle='PENYATA KAD KREDIT|Penyata Akaun Kad Kredit', min='Bayaran Minima', due='Tarikh Akhir Bayaran', limit='Had Kredit', prev='Baki Penyata Terdahulu', newbal='Baki Penyata Baru', cardno='Nombor Kad', note='Nota', time='Masa', soff='Wang Keluar', sin='Wang Masuk', cur='Mata Wang', name='Nama', inst='Ansuran'),
 en=dict(date='Date|Transaction Date|DATE|Txn Date|Entry Date', tdate='Transaction Date|Trans Date|SALE DATE|Txn Date', pdate='Posting Date|Post Date|POST DATE|Entry Date', vdate='Value Date|Value Dt', desc='Description|DESCRIPTION|Transaction Details|Particulars|Transaction Description|Details', out='Debit|Withdrawal|WITHDRAWALS|Debits|Money Out|Withdrawal (DR)', **{'in': 'Credit|Deposit|DEPOSITS|Credits|Money In|Deposit (CR)'}, amt='Amount|AMOUNT|Transaction Amount', bal='Balance|BALANCE|Running Balance|Ledger Balance|Statement Balance', open='Opening Balance|Beginning Balance|B/F BALANCE|Balance Brought Forward|Previous Balance', close='Closing Balance|Ending Balance|C/F BALANCE|Balance Carried Forward', cf='Balance carried to next page', bf='Balance from previous page', type='Type|Code|Tran Code|Channel', ref='Reference No.|Ref No|Check No.|Reference', no='No.|#', branch='Branch|BR',
   title='Statement of Account|STATEMENT OF ACCOUNT|Account Statement|Transaction History|Consolidated Statement', period='Statement Period|Period Covered|Period', acct='Account No.|Account Number', page='Page {} of {}', totout='Total Withdrawals|Total Debits', totin='Total Deposits|Total Credits', total='Total|TOTAL', ctitle='CREDIT CARD STATEMENT|Statement of Account - Credit Card|Card Statement', min='Minimum Amount Due|Minimum Payment', due='Payment Due Date', limit='Credit Limit', prev='Previous Statement Balance|Previous Balance', newbal='Total Amount Due|Statement Balance', cardno='Card Number', note='Remarks', time='Time', soff='Withdrawals and Debits|WITHDRAWALS|Purchases', sin='Deposits and Credits|DEPOSITS|Payments', cur='Currency', name='Account Name|Name', inst='Installment'))

MON = dict(en='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(), id='Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(), ms='Jan Feb Mac Apr Mei Jun Jul Ogos Sep Okt Nov Dis'.split(),
           th='ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split())
LMON = dict(en='January February March April May June July August September October November December'.split(), id='Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(),
            ms='Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(), th='มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split())
WD = dict(zh='一二三四五六日', tw='一二三四五六日', ja='月火水木金土日', ko='월화수목금토일', en='Mon Tue Wed Thu Fri Sat Sun'.split(), id='Sen Sel Rab Kam Jum Sab Min'.split(), ms='Isn Sel Rab Kha Jum Sab Aha'.split(), th='จ. อ. พ. พฤ. ศ. ส. อา.'.split(), vi='Hai Ba Tư Năm Sáu Bảy CN'.split())
REL = dict(zh=('今天', '昨天'), tw=('今天', '昨天'), ja=('今日', '昨日'), ko=('오늘', '어제'), vi=('Hôm nay', 'Hôm qua'), th=('วันนี้', 'เมื่อวาน'), id=('Hari ini', 'Kemarin'), ms=('Hari Ini', 'Semalam'), en=('Today', 'Yesterday'))
_roc = lambda d: d.year - 1911
_rei = lambda d: d.year - 2018
_be = lambda d: d.year + 543
DF = dict(   # dates with the year
 zh=[lambda d: f'{d:%Y-%m-%d}', lambda d: f'{d:%Y%m%d}', lambda d: f'{d.year}年{d.month}月{d.day}日', lambda d: f'{d:%Y/%m/%d}', lambda d: f'{d:%Y.%m.%d}', lambda d: f'{d.year}年{d:%m}月{d:%d}日', lambda d: f'{d:%y%m%d}'],
 tw=[lambda d: f'{d:%Y/%m/%d}', lambda d: f'{_roc(d)}/{d:%m/%d}', lambda d: f'{_roc(d)}.{d:%m.%d}', lambda d: f'{d:%Y-%m-%d}', lambda d: f'{_roc(d)}年{d:%m}月{d:%d}日', lambda d: f'{d.year}年{d.month}月{d.day}日'],
 ja=[lambda d: f'{d.year}年{d.month}月{d.day}日', lambda d: f'{d:%Y/%m/%d}', lambda d: f'{_rei(d):02d}-{d:%m-%d}', lambda d: f'令和{_rei(d)}年{d.month}月{d.day}日', lambda d: f'R{_rei(d):02d}.{d:%m.%d}', lambda d: f'{d:%y/%m/%d}', lambda d: f'{d:%Y.%m.%d}', lambda d: f'{_rei(d)}-{d.month}-{d.day}', lambda d: f'{d.year}/{d.month}/{d.day}', lambda d: f'{d:%Y%m%d}'],
 ko=[lambda d: f'{d:%Y.%m.%d}', lambda d: f'{d:%Y-%m-%d}', lambda d: f'{d:%Y/%m/%d}', lambda d: f'{d.year}년 {d.month}월 {d.day}일', lambda d: f'{d:%y.%m.%d}', lambda d: f'{d.year}. {d.month}. {d.day}.', lambda d: f'{d:%Y%m%d}'],
 vi=[lambda d: f'{d:%d/%m/%Y}', lambda d: f'{d:%d-%m-%Y}', lambda d: f'{d:%d/%m/%y}', lambda d: f'{d.day} thg {d.month}, {d.year}', lambda d: f'{d.day} tháng {d.month}, {d.year}', lambda d: f'{d:%Y-%m-%d}'],
 th=[lambda d: f'{d:%d/%m/}{_be(d)}', lambda d: f'{d:%d/%m/}{_be(d) % 100}', lambda d: f'{d:%d/%m/%y}', lambda d: f'{d.day} {MON["th"][d.month - 1]} {_be(d)}', lambda d: f'{d.day} {MON["th"][d.month - 1]} {_be(d) % 100}', lambda d: f'{d:%d-%m-%y}', lambda d: f'{d.day} {LMON["th"][d.month - 1]} {_be(d)}', lambda d: f'{d:%d/%m/%Y}'],
 id=[lambda d: f'{d:%d/%m/%Y}', lambda d: f'{d:%d/%m/%y}', lambda d: f'{d:%d} {MON["id"][d.month - 1]} {d.year}', lambda d: f'{d.day} {LMON["id"][d.month - 1]} {d.year}', lambda d: f'{d:%d-%m-%Y}', lambda d: f'{d:%d}-{MON["id"][d.month - 1]}-{d:%y}'],
 ms=[lambda d: f'{d:%d/%m/%y}', lambda d: f'{d:%d/%m/%Y}', lambda d: f'{d:%d} {MON["ms"][d.month - 1]} {d.year}', lambda d: f'{d.day} {LMON["ms"][d.month - 1]} {d.year}', lambda d: f'{d:%d-%m-%Y}', lambda d: f'{d:%d%m%y}'],
 en=[lambda d: f'{d:%m/%d/%Y}', lambda d: f'{d:%d %b %Y}', lambda d: f'{d:%b %d, %Y}', lambda d: f'{d:%Y-%m-%d}', lambda d: f'{d:%m/%d/%y}', lambda d: f'{d:%d-%b-%y}', lambda d: f'{d:%B} {d.day}, {d.year}', lambda d: f'{d:%d/%m/%Y}', lambda d: f'{d:%d%b%Y}'.upper()])
SF = dict(   # dates without a year
 zh=[lambda d: f'{d:%m-%d}', lambda d: f'{d.month}月{d.day}日', lambda d: f'{d:%m/%d}', lambda d: f'{d:%m}月{d:%d}日', lambda d: f'{d:%m.%d}', lambda d: f'{d:%m%d}'],
 tw=[lambda d: f'{d:%m/%d}', lambda d: f'{d.month}月{d.day}日', lambda d: f'{d.month}/{d.day}', lambda d: f'{d:%m/%d}({WD["tw"][d.weekday()]})'],
 ja=[lambda d: f'{d.month}月{d.day}日', lambda d: f'{d:%m/%d}', lambda d: f'{d.month}/{d.day}', lambda d: f'{d.month}月{d.day}日({WD["ja"][d.weekday()]})', lambda d: f'{d:%m-%d}', lambda d: f'{d.month}/{d.day}（{WD["ja"][d.weekday()]}）'],
 ko=[lambda d: f'{d:%m.%d}', lambda d: f'{d:%m/%d}', lambda d: f'{d.month}월 {d.day}일', lambda d: f'{d:%m-%d}', lambda d: f'{d:%m.%d}({WD["ko"][d.weekday()]})', lambda d: f'{d.month}월 {d.day}일 ({WD["ko"][d.weekday()]})'],
 vi=[lambda d: f'{d:%d/%m}', lambda d: f'{d.day} thg {d.month}', lambda d: f'{d:%d-%m}'], th=[lambda d: f'{d:%d/%m}', lambda d: f'{d.day} {MON["th"][d.month - 1]}', lambda d: f'{d:%d} {MON["th"][d.month - 1]}'],
 id=[lambda d: f'{d:%d/%m}', lambda d: f'{d:%d} {MON["id"][d.month - 1]}', lambda d: f'{d.day} {LMON["id"][d.month - 1]}'], ms=[lambda d: f'{d:%d/%m}', lambda d: f'{d:%d} {MON["ms"][d.month - 1]}', lambda d: f'{d:%d%b}'.upper()],
 en=[lambda d: f'{d:%b %d}', lambda d: f'{d:%m/%d}', lambda d: f'{d:%d %b}', lambda d: f'{d:%d %b}'.upper(), lambda d: f'{d:%d%b}'.upper(), lambda d: f'{d:%b} {d.day}'])
DAYHEAD = dict(
 zh=[lambda d: f'{d.year}年{d.month}月{d.day}日 星期{WD["zh"][d.weekday()]}', lambda d: f'{d.month}月{d.day}日 周{WD["zh"][d.weekday()]}', lambda d: f'{d:%Y-%m-%d}', lambda d: f'{d:%m.%d}'], tw=[lambda d: f'{d:%Y/%m/%d} (週{WD["tw"][d.weekday()]})', lambda d: f'{d.month}月{d.day}日 星期{WD["tw"][d.weekday()]}', lambda d: f'{_roc(d)}/{d:%m/%d}'],
 ja=[lambda d: f'{d.year}年{d.month}月{d.day}日（{WD["ja"][d.weekday()]}）', lambda d: f'{d.month}月{d.day}日({WD["ja"][d.weekday()]})', lambda d: f'{d:%Y/%m/%d}', lambda d: f'{d.day}日（{WD["ja"][d.weekday()]}）'], ko=[lambda d: f'{d.month}월 {d.day}일 {WD["ko"][d.weekday()]}요일', lambda d: f'{d.day}일 {WD["ko"][d.weekday()]}요일', lambda d: f'{d:%Y.%m.%d}', lambda d: f'{d:%Y}년 {d.month}월 {d.day}일'],
 vi=[lambda d: f'{"Chủ nhật" if d.weekday() == 6 else "Thứ " + WD["vi"][d.weekday()]}, {d:%d/%m/%Y}', lambda d: f'{d.day} tháng {d.month} {d.year}', lambda d: f'Ngày {d:%d/%m/%Y}'], th=[lambda d: f'{WD["th"][d.weekday()]} {d.day} {MON["th"][d.month - 1]} {_be(d) % 100}', lambda d: f'{d.day} {LMON["th"][d.month - 1]} {_be(d)}', lambda d: f'วันที่ {d.day} {MON["th"][d.month - 1]}'],
 id=[lambda d: f'{WD["id"][d.weekday()]}, {d.day} {LMON["id"][d.month - 1]} {d.year}', lambda d: f'{d:%d} {MON["id"][d.month - 1]} {d.year}', lambda d: f'{d.day} {MON["id"][d.month - 1]}'.upper()], ms=[lambda d: f'{d.day} {LMON["ms"][d.month - 1]} {d.year}', lambda d: f'{d:%d} {MON["ms"][d.month - 1]} {d.year}, {WD["ms"][d.weekday()]}'],
 en=[lambda d: f'{d:%A}, {d:%B} {d.day}, {d.year}', lambda d: f'{d:%a}, {d.day} {d:%b} {d.year}', lambda d: f'{d:%b %d, %Y}', lambda d: f'{d:%d %b %Y}'.upper(), lambda d: f'{d:%A} {d.day} {d:%b}'])

NOISE = dict(   # label:kind   m money, p per cent, t points, d date, n number, h phone
 zh='本期积分:t|可兑换积分:t|年利率:p|客服热线:h|可用额度:m|取现额度:m|日利率:p|本月平均支出:m|预计收益:m|账单日:d|到期还款日:d|分期余额:m|信用额度:m|起购金额:m', tw='紅利點數:t|循環利率:p|客服專線:h|預借現金額度:m|可用餘額:m|本期新增款項:m|分期未到期金額:m|年費:m|哩程累積:t|繳款截止日:d|結帳日:d|活存利率:p|基金總值:m',
 ja='ポイント残高:t|次回お支払日:d|ご利用可能額:m|金利:p|お問い合わせ:h|年会費:m|キャッシング枠:m|今月の獲得ポイント:t|実質年率:p|定期預金残高:m|カードローン残高:m|手数料:m|外貨預金円換算:m', ko='포인트:t|잔여한도:m|이용한도:m|연이율:p|고객센터:h|결제일:d|캐시백 예정:m|연회비:m|적립 마일리지:t|현금서비스 한도:m|전월실적:m|대출한도:m|수수료율:p',
 vi='Hạn mức tín dụng:m|Hạn mức khả dụng:m|Lãi suất năm:p|Điểm thưởng:t|Tổng đài:h|Ngày đến hạn:d|Phí thường niên:m|Số tiền tối thiểu:m|Tiết kiệm online:m|Lãi suất kỳ hạn 6 tháng:p', th='วงเงินคงเหลือ:m|คะแนนสะสม:t|อัตราดอกเบี้ย:p|ศูนย์บริการลูกค้า:h|วันครบกำหนดชำระ:d|ค่าธรรมเนียมรายปี:m|วงเงินอนุมัติ:m|ยอดชำระขั้นต่ำ:m|คะแนนที่จะหมดอายุ:t|เงินฝากประจำ:m',
 id='Poin Reward:t|Limit Kredit:m|Sisa Limit:m|Suku Bunga:p|Halo Layanan:h|Jatuh Tempo:d|Pembayaran Minimum:m|Iuran Tahunan:m|Saldo Rata-rata:m|Deposito:m|Bunga per tahun:p|Cashback bulan ini:m', ms='Mata Ganjaran:t|Had Kredit:m|Kredit Tersedia:m|Kadar Keuntungan:p|Khidmat Pelanggan:h|Tarikh Akhir:d|Bayaran Minima:m|Yuran Tahunan:m|Simpanan Tetap:m|Baki Purata:m',
 en='Rewards Points:t|Available Credit:m|Credit Limit:m|Interest Rate p.a.:p|Customer Hotline:h|Payment Due Date:d|Minimum Amount Due:m|Annual Fee:m|Average Daily Balance:m|Time Deposit:m|Finance Charge:m|Effective Interest Rate:p|Cash Advance Limit:m|Points Expiring:t')
PARA = dict(
 zh='温馨提示：请核对本清单，如有疑问请于15日内致电{h}。|本明细仅供参考，以银行实际记账为准。|分期福利：单笔满{m}可分12期，手续费低至{p}。|新户首刷满{m}送{m}立减金，活动截至{d}。', tw='請於繳款截止日前繳清款項，客服專線{h}。|循環利率{p}，基準日{d}。謹慎理財 信用至上。|推薦親友辦卡，最高享{m}刷卡金。|本對帳單如有錯誤，請於14日內通知本行。',
 ja='※本明細は通帳に代わるものではありません。お問い合わせ {h}|※キャンペーン期間中、{m}以上のご利用で{t}ポイント進呈。|定期預金金利 年{p}（税引前）{d}現在|リボ払いのご案内：毎月{m}からお支払い可能です。', ko='※ 본 거래내역은 참고용이며 증빙자료로 사용할 수 없습니다. 문의 {h}|신규 적금 가입시 최고 연 {p} (세전) {d} 기준|{m} 이상 결제시 {m} 캐시백 이벤트!|카드 분실신고 {h} (24시간)',
 vi='Quý khách vui lòng kiểm tra và phản hồi trong vòng 30 ngày. Hotline {h}|Ưu đãi hoàn tiền đến {m} khi chi tiêu từ {m}.|Lãi suất tiền gửi {p}/năm áp dụng từ {d}.|Chứng từ này được in từ hệ thống và không cần chữ ký.', th='กรุณาตรวจสอบรายการ หากพบข้อผิดพลาดโปรดติดต่อ {h} ภายใน 10 วัน|รับเครดิตเงินคืน {m} เมื่อใช้จ่ายครบ {m} ถึง {d}|อัตราดอกเบี้ยเงินฝาก {p} ต่อปี|เอกสารนี้จัดทำโดยระบบอัตโนมัติ',
 id='Apabila terdapat perbedaan hubungi {h} selambat-lambatnya akhir bulan berikutnya.|Cashback hingga {m} dengan minimum transaksi {m} s/d {d}.|Suku bunga tabungan {p} per tahun.|Bank berizin dan diawasi oleh OJK serta peserta penjaminan LPS.', ms='Sila semak penyata ini dan laporkan sebarang kesilapan dalam tempoh 21 hari. Hubungi {h}|Nikmati rebat tunai sehingga {m} dengan perbelanjaan minimum {m}.|Kadar faedah {p} setahun berkuat kuasa {d}.|Dilindungi oleh PIDM setakat {m} bagi setiap pendeposit.',
 en='Please examine this statement and report any discrepancy within 15 days. Call {h}.|Earn {m} cash rebate when you spend {m} or more until {d}.|Interest rate {p} p.a. effective {d}. Deposits are insured up to {m} per depositor.|This is a computer-generated document. No signature is required.')

# ------------------------------------------------------------------ helpers
def dg(rng, n): return ''.join(rng.choice('0123456789') for _ in range(n - 1)) + rng.choice('123456789')
def chance(rng, p): return rng.random() < p
def nrows(rng, lo=1, hi=40):
    n = rng.choice([rng.randint(1, 4), rng.randint(5, 12), rng.randint(5, 20), rng.randint(8, 20), rng.randint(15, 40)])
    return max(lo, min(hi, n))
def wrapc(text, width, size, bold=False):
    """Wraps at blanks, and inside words that are too long (CJK)."""
    lines, now = [], ''
    for word in text.split():
        while True:
            cand = (now + ' ' + word).strip()
            if stmt.width_of(cand, size, bold) <= width: now = cand; break
            if now and (stmt.width_of(word, size, bold) <= width or stmt.width_of(now, size, bold) > width * .6): lines.append(now); now = ''; continue
            n, pre = 1, now + ' ' if now else ''
            while n < len(word) and stmt.width_of(pre + word[:n + 1], size, bold) <= width: n += 1
            lines.append(pre + word[:n]); word = word[n:]; now = ''
            if not word: break
    return lines + [now] if now else lines

WEB = [False]
CARDT = dict(desc=dict(zh='交易摘要|交易说明|商户名称|交易描述', tw='消費明細|交易說明|消費明細說明|特店名稱', ja='ご利用店名|ご利用先|利用店名・商品名|ご利用先など', ko='이용하신곳|이용가맹점|가맹점명|이용내역', vi='Diễn giải|Mô tả giao dịch|Đơn vị chấp nhận thẻ|Nội dung', th='รายละเอียด|รายการ|รายละเอียดรายการ', id='KETERANGAN|Keterangan|Rincian Transaksi', ms='Huraian Urus Niaga|Butiran|Keterangan', en='Description|DESCRIPTION|Transaction Details|Merchant|Description of Transaction'),
             amt=dict(zh='人民币金额|交易金额|入账金额|金额', tw='新臺幣金額|臺幣金額|金額|應繳金額', ja='ご利用金額|利用金額|ご利用金額（円）|お支払い金額', ko='이용금액|이용금액(원)|결제금액|금액', vi='Số tiền GD|Số tiền|Số tiền quy đổi (VND)', th='จำนวนเงิน|จำนวนเงิน (บาท)|ยอดเงิน', id='JUMLAH (Rp)|Jumlah|Nominal', ms='Amaun (RM)|Jumlah (RM)|Jumlah', en='Amount|AMOUNT|Transaction Amount|Billing Amount'))
IOW = dict(zh='收/支|收支类型|借贷标志', tw='借貸別|收支別', ja='入出金区分|入出金|お取引区分', ko='입출금구분|구분', vi='Nợ/Có|Thu/Chi', th='ประเภทรายการ|เข้า/ออก', id='Jenis Transaksi|D/K|DB/CR', ms='Jenis|DR/CR', en='DR/CR|Type|Dr/Cr')
class T:
    sub = (); r = None

class K:
    """A country, a language, number and date styles for one document."""
    def __init__(s, rng, *ccs, en=None, cur=None):
        s.rng = rng; s.cc = rng.choice(ccs or CC); s.cur = cur or CUR[s.cc]
        s.lang = LANG[s.cc]
        p = en if en is not None else dict(HK=.5, MY=.6, PH=1).get(s.cc, .1)
        if chance(rng, p): s.lang = 'en'
        s.num = rng.choice(NUM[s.cc]) if not cur or cur == CUR[s.cc] else (',', '.', 1)
        s.sym = rng.choice(SYM[s.cur]); s.memo = {}
        s.df = s.pick_df(DF); s.sf = s.pick_df(SF); s.dh = s.pick_df(DAYHEAD)
        s.year = rng.choice([2023, 2024, 2025, 2025, 2026, 2026, 2026]); s.upper = chance(rng, .2)
        s.mshare = rng.choice([.05, .2, .5])
    def pick_df(s, table):
        fs = table[s.lang]
        probe = datetime.date(2026, 3, 25)
        if s.lang == 'en': fs = [f for f in fs if not f(probe).startswith('25/03' if s.cc == 'PH' else '03/25')]
        if s.cc == 'HK': fs = [f for f in fs if not f(probe).startswith('115')]
        if WEB[0] and s.lang == 'ja' and table is DF: fs = [fs[0], fs[0], fs[1], fs[1], fs[5], fs[6], fs[8]]
        return s.rng.choice(fs)
    def other(s, cur):
        o = K.__new__(K); o.__dict__.update(s.__dict__); o.cur = cur
        o.num = s.num if cur == CUR[s.cc] else (',', '.', 1) if cur not in ZERO else (',', '', 0); o.sym = s.rng.choice(SYM[cur]); o.memo = s.memo; return o
    def t(s, key):
        if key not in s.memo: s.memo[key] = s.rng.choice(TERMS[s.lang][key].split('|'))
        return s.memo[key]
    def any(s, key): return s.rng.choice(TERMS[s.lang][key].split('|'))
    def te(s, key): return s.rng.choice(TERMS['en'][key].split('|'))
    def unit(s): return 1 if s.cur in ZERO else 100
    def amount(s, big=False):
        rng = s.rng; lo, hi, step = SCALE[s.cur]
        if big: a, b = BIG[s.cur]; v = rng.randint(a, b); v = v // 1000 * 1000 if s.cur in ('KRW', 'VND', 'IDR') else v if chance(rng, .5) else max(100, v // 100 * 100)
        else:
            import math
            v = math.exp(rng.uniform(math.log(lo), math.log(hi))); 
            if chance(rng, .06): v *= 5
            v = max(step, int(v) // step * step)
            if chance(rng, .2) and v > 100: v = v // 100 * 100
        m = int(v) * s.unit()
        if s.unit() == 100 and s.cur not in ('TWD', 'IDR'):
            if s.num[2] and chance(rng, .75): m += rng.choice([rng.randint(1, 99), rng.choice([50, 90, 95, 99, 80, 20])])
        return m
    def m(s, v, style=None):
        ts, ds, dec = style or s.num; v = abs(v); u = s.unit(); whole = v // u
        txt = f'{whole:,}'.replace(',', ts)
        if dec and u == 100: txt += f'{ds}{v % 100:02d}'
        return txt
    def bm(s, v): return ('-' if v < 0 else '') + s.m(v)
    def c(s, v): return s.sym.format(s.m(v).replace(' ', '.') if s.num[0] == ' ' else s.m(v))
    def sg(s, v, plus=True, minus='-'): return (minus if v < 0 else '+' if plus else '') + s.c(v)
    def d(s, day): return s.df(day)
    def person(s): return s.rng.choice(PEOPLE[s.cc])
    def bank(s): return s.rng.choice(BANKS[s.cc])
    def own(s):
        if 'own' not in s.memo: s.memo['own'] = s.bank()
        return s.memo['own']
    def shop(s): return stmt.merchant(s.rng) if chance(s.rng, s.mshare) else s.rng.choice(SHOPS[s.cc])
    def fill(s, t):
        rng = s.rng
        f = dict(s=s.shop, p=s.person, c=lambda: rng.choice(CITY[s.cc]), b=s.bank, e=lambda: rng.choice(EMPL[s.cc]), m=lambda: str(rng.randint(1, 12)))
        t = re.sub(r'\{(\w+)\}', lambda g: f[g[1]]() if g[1] in f else dg(rng, int(g[1])), t)
        return ' '.join(t.split())
    def out(s):
        kind, t = s.rng.choice(OUTS[s.cc]).split('|', 1); t = s.fill(t); return kind, t.upper() if s.upper else t
    def inn(s):
        kind, t = s.rng.choice(INS[s.cc]).split('|', 1); t = s.fill(t); return kind, t.upper() if s.upper else t
    def type(s, kind): return s.rng.choice(TYPES[s.lang][kind].split('|'))
    def start(s):
        return datetime.date(s.year, s.rng.randint(1, 12), 1)
    def ts(s, n, pin=None, span=None, card=False, start=None, opening=None, desc=None):
        """n transactions with balances."""
        rng = s.rng
        if card:
            for key, tab in CARDT.items(): s.memo.setdefault(key, rng.choice(tab[s.lang].split('|')))
        if pin is None: pin = rng.choice([0, .1, .25, .3, .5, .8, 1] if not card else [0, .05, .1, .2, .2])
        start = start or s.start(); span = span or rng.choice([28, 28, 30, 14, 60, 90])
        days = sorted(start + datetime.timedelta(rng.randrange(span)) for _ in range(n))
        if chance(rng, .3): days = sorted(rng.choice(days) for _ in days)
        res = []
        for day in days:
            t = T(); t.day = day; inc = chance(rng, pin)
            if card and inc:
                if chance(rng, .6): t.kind = 'dep'; t.name = s.fill(rng.choice(PAYS[s.lang if s.lang in PAYS else 'en'].split('|'))); t.minor = s.amount(chance(rng, .4))
                else: t.kind = 'ref'; t.name = s.shop(); t.minor = s.amount()
            elif card:
                t.kind = 'pos'; t.name = s.shop(); t.minor = -s.amount()
                if chance(rng, .35): t.name += ' ' + rng.choice(CITY[s.cc])
                if chance(rng, .06): t.name = rng.choice(dict(zh=['年费', '循环利息', '取现手续费'], tw=['循環利息', '國外交易服務費', '年費'], ja=['年会費', 'リボ手数料', 'キャッシング'], ko=['연회비', '할부수수료', '해외이용수수료'], vi=['Phi thuong nien', 'Lai trong ky'], th=['ดอกเบี้ย', 'ค่าธรรมเนียมรายปี'], id=['BUNGA', 'BEA METERAI', 'IURAN TAHUNAN'], ms=['FINANCE CHARGE', 'SERVICE TAX'], en=['FINANCE CHARGE', 'LATE PAYMENT FEE', 'ANNUAL FEE', 'OVERLIMIT FEE'])[s.lang]); t.kind = 'fee'
                if s.upper: t.name = t.name.upper()
            elif inc: t.kind, t.name = s.inn(); t.minor = s.amount(t.kind == 'sal') if t.kind != 'int' else max(s.unit(), s.amount() // 30 // s.unit() * s.unit()) 
            else: t.kind, t.name = s.out(); t.minor = -s.amount(t.kind == 'bill' and chance(rng, .3)) if t.kind != 'fee' else -s.fee()
            t.time = f'{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}:{rng.randint(0, 59):02d}'; t.ref = dg(rng, rng.choice([6, 8, 10, 12]))
            t.vday = t.day + datetime.timedelta(rng.choice([0, 0, 1, 1, 2, 3])); t.type = s.type(t.kind)
            res.append(t)
        s.balances(res, opening); return res
    def balances(s, res, opening=None):
        cum = low = 0
        for t in res: cum += t.minor; low = min(low, cum)
        s.open = opening if opening is not None else -low + s.amount(chance(s.rng, .7))
        b = s.open
        for t in res: b += t.minor; t.bal = b
        s.close = b
        for i, t in enumerate(res): t.first = i == 0 or res[i - 1].day != t.day; t.last = i == len(res) - 1 or res[i + 1].day != t.day
    def fee(s):
        f = dict(KRW=(300, 500, 800, 1000), VND=(1100, 3300, 7700, 11000, 5500), IDR=(2500, 6500, 1000, 15000, 10000), JPY=(110, 220, 330, 440, 165), TWD=(5, 10, 15, 30), THB=(5, 10, 15, 25), PHP=(10, 15, 25, 50), MYR=(1, 2, 8, 12))
        if s.cur in f: return s.rng.choice(f[s.cur]) * s.unit() + (50 if s.cur == 'MYR' and chance(s.rng, .3) else 0)
        return max(s.unit(), s.amount() // 40 // s.unit() * s.unit())
    def word(s, kind):
        rng = s.rng
        if kind == 'm': return s.c(s.amount(chance(rng, .5)))
        if kind == 'p': return f'{rng.randint(0, 18)}.{rng.randint(0, 99):02d}%'
        if kind == 't': return f'{rng.randint(10, 60000):,}'
        if kind == 'd': return s.d(s.start() + datetime.timedelta(rng.randrange(28)))
        if kind == 'h': return rng.choice(['95588', '0120-{}-{}', '1588-{}', '02-{}-{}', '1900 {}', '1-300-88-{}', '(02) 8{}-{}', '0800-{}-{}', '400-{}-{}', '1500888', '14000']).format(dg(rng, 3), dg(rng, 4))
        return dg(rng, 4)
    def noise(s): 
        lab, kind = s.rng.choice(NOISE[s.lang].split('|')).rsplit(':', 1); return lab, s.word(kind)
    def para(s): return re.sub(r'\{(\w)\}', lambda g: s.word(g[1]), s.rng.choice(PARA[s.lang].split('|')))

class Flow:
    """Writes down the page and breaks it."""
    def __init__(s, doc, k, left=40, right=None, top=60, bottom=None):
        s.doc, s.k, s.left, s.right, s.top = doc, k, left, right or doc.width - 40, top
        s.bottom = bottom or doc.height - 60; s.y = top; s.on_top = s.on_end = None; s.inside = False
    def need(s, h):
        if s.y + h > s.bottom: s.brk()
    def brk(s):
        s.inside = True
        if s.on_end: s.on_end(s)
        s.doc.new_page(); s.y = s.top
        if s.on_top: s.on_top(s)
        s.inside = False
    def text(s, txt, size=8, **kw):
        for l in wrapc(txt, s.right - s.left, size): s.doc.put(s.left, s.y, l, size=size, **kw); s.y += size * 1.35
    def gap(s, h): s.y += h

def box(f, size=8, n=None):
    """Label and value lines that are no transactions."""
    k, rng = f.k, f.k.rng; n = n or rng.randint(2, 6); style = rng.randrange(7); w = f.right - f.left
    if style == 0:      # labels left, values right of a narrow box
        x2 = f.left + rng.randint(200, int(min(w, 320)))
        for _ in range(n):
            a, b = k.noise(); f.doc.put(f.left, f.y, a, size=size); f.doc.put(x2, f.y, b, size=size, align='right'); f.y += size * 1.5
    elif style == 1:    # boxes in a line: labels over values
        m = min(n, 4); step = w / m
        for i in range(m):
            a, b = k.noise(); a = (wrapc(a, step - 6, size) or [''])[0]
            f.doc.put(f.left + i * step, f.y, a, size=size); f.doc.put(f.left + i * step, f.y + size * 1.5, (wrapc(b, step - 6, size + 1) or [''])[0], size=size + 1, bold=True)
        f.y += size * 3.4
    elif style == 2:
        for _ in range(max(1, n // 2)): f.text(k.para(), size=size - 1); f.y += 3
    elif style == 4:    # months and their figures, as a chart prints them
        m = rng.randint(4, 6); step = w / m; m0 = rng.randint(1, 6)
        f.doc.put(f.left, f.y, k.noise()[0], size=size, bold=True); f.y += size * 1.5
        for i in range(m):
            d = datetime.date(2026, m0 + i, 1); f.doc.put(f.left + i * step, f.y + size * 1.5, f'{m0 + i}月' if k.lang in ('zh', 'tw', 'ja') else f'{m0 + i}월' if k.lang == 'ko' else f'T{m0 + i}' if k.lang == 'vi' else MON[k.lang][m0 + i - 1], size=size - 1)
            f.doc.put(f.left + i * step, f.y, (wrapc(k.m(k.amount(chance(rng, .5))), step - 5, size - 1) or [''])[0], size=size - 1)
        f.y += size * 3.2
    elif style == 5:    # instalments or payments to come: dates, names and figures that are no transactions
        f.doc.put(f.left, f.y, k.t('inst') if chance(rng, .6) else k.t('due'), size=size, bold=True); f.y += size * 1.6; d = k.start(); st = w / 5
        for j in range(rng.randint(1, 4)):
            cells = [k.d(d + datetime.timedelta(30 * j)), k.shop(), f'{j + 1}/{rng.choice([3, 6, 12, 24])}', k.m(k.amount()), k.m(k.amount(True))]
            for i, cell in enumerate(cells): f.doc.put(f.left + i * st, f.y, (wrapc(cell, st - 6, size - 1) or [''])[0], size=size - 1)
            f.y += size * 1.4
    elif style == 6:    # points
        st = w / 4
        for i in range(4): a, _ = k.noise(); f.doc.put(f.left + i * st, f.y, (wrapc(a, st - 6, size) or [''])[0], size=size); f.doc.put(f.left + i * st + st * .5, f.y + size * 1.5, k.word('t'), size=size, align='center')
        f.y += size * 3.2
    else:               # a table of figures
        cols = rng.randint(3, 5); step = w / cols
        for j in range(rng.randint(2, 4)):
            for i in range(cols):
                txt = k.noise()[0] if j == 0 or i == 0 else k.word(rng.choice('mmpdt'))
                txt = (wrapc(txt, step - 8, size) or [''])[0]
                f.doc.put(f.left + i * step, f.y, txt, size=size)
            f.y += size * 1.5
    f.y += size

def header(f, bank=None, title=None, extra=None, fields=True):
    """Bank, title, customer, account and period at the top of the first page."""
    k, rng, doc = f.k, f.k.rng, f.doc; bank = bank or k.own(); title = title or k.t('title'); y = f.y
    size = rng.choice([12, 14, 16, 18]); where = rng.randrange(3)
    if where == 0: doc.put(f.left, y, bank, size=size, bold=True); doc.put(f.right, y, title, size=min(size, 12), align='right')
    elif where == 1: doc.put((f.left + f.right) / 2, y, bank, size=size, bold=True, align='center'); y += size * 1.3; doc.put((f.left + f.right) / 2, y, title, size=11, align='center')
    else: doc.put(f.left, y, title, size=size, bold=True); y += 16; doc.put(f.left, y, bank, size=9)
    y += rng.randint(16, 30); s = rng.choice([8, 9])
    if fields:
        d0 = k.start() if not extra else extra[0]; d1 = d0 + datetime.timedelta(27) if not extra else extra[1]
        items = [(k.t('name'), k.person()), (k.t('acct'), rng.choice(['{}-{}-{}', '{}{}{}', '{} **** {}']).format(dg(rng, 4), dg(rng, 2), dg(rng, 6))), (k.t('period'), f'{k.d(d0)} {rng.choice(["-", "~", "～", "至" if k.lang == "zh" else "to" if k.lang == "en" else "–"])} {k.d(d1)}')]
        if chance(rng, .4): items.append((k.t('cur'), k.cur))
        if chance(rng, .4): items.append((k.t('branch'), rng.choice(CITY[k.cc])))
        if chance(rng, .3): items.append(k.noise())
        rng.shuffle(items); sep = rng.choice([':', '：', ' ', ' :'])
        if chance(rng, .5):
            for a, b in items: doc.put(f.left, y, f'{a}{sep} {b}', size=s); y += s * 1.5
        else:
            half = (f.left + f.right) / 2
            for i, (a, b) in enumerate(items):
                x = f.left if i % 2 == 0 else half
                doc.put(x, y, (wrapc(f'{a}{sep} {b}', half - f.left - 8, s) or [''])[0], size=s)
                if i % 2: y += s * 1.6
            y += s * 1.6
    f.y = y + rng.randint(4, 14)
    if chance(rng, .35): box(f, size=rng.choice([7, 8]))

class Col:
    def __init__(s, key, head, get, label=None, align='left', flex=0, maxlines=3): s.key, s.get, s.label, s.align, s.flex, s.maxlines = key, get, label, align, flex, maxlines; s.head = head if isinstance(head, list) else [head]

def table(f, cols, ts, size=8.5, lead=None, heads=True, dates='all', baldaily=False, openline=None, closeline=None, gap=8, split=False, sub=None, rep=True, carry=False, bold_head=None, prefix=None):
    """Draws the transactions in columns; widths from the texts, the flex columns take the rest."""
    k, rng, doc = f.k, f.k.rng, f.doc; lead = lead or rng.choice([1.25, 1.35, 1.6, 2.0]); bold_head = chance(rng, .5) if bold_head is None else bold_head
    hs = min(size, size - rng.choice([0, 0, .5, 1]))
    while True:
        used = 0; ws = {}
        for c in cols:
            w = max([stmt.width_of(h, hs, bold_head) for h in c.head] + [0]) if heads else 0
            if not c.flex: w = max([w] + [stmt.width_of(c.get(t) or '', size) for t in ts]); 
            if c.label == 'balance': w = max(w, stmt.width_of(k.m(k.open), size), stmt.width_of(k.m(k.close), size))
            ws[c] = w; used += w + gap if not c.flex else 0
        rest = f.right - f.left - used - gap * 0; flex = [c for c in cols if c.flex]
        ok = not flex or all(rest * c.flex / sum(x.flex for x in flex) - gap >= max(70, ws[c]) for c in flex)
        if (ok and (flex or rest >= 0)) or size <= 5: break
        size -= .5; hs -= .5; gap = max(4, gap - .5)
    spread = 0
    if flex:
        for c in flex: ws[c] = rest * c.flex / sum(x.flex for x in flex) - gap
    else: spread = max(0, rest) / len(cols)
    x = f.left
    for c in cols: c.x0 = x; c.x1 = x + ws[c] + (spread if not flex else 0) * .8; x = c.x1 + gap + (spread * .2 if not flex else 0)
    at = lambda c, a=None: {'left': c.x0, 'right': c.x1, 'center': (c.x0 + c.x1) / 2}[a or c.align]
    headalign = rng.choice([None, None, 'center', 'left'])
    def draw_heads(f=f):
        if not heads: return
        h = max(len(c.head) for c in cols)
        for c in cols:
            for i, line in enumerate(c.head): doc.put(at(c, headalign), f.y + i * hs * 1.2, line, size=hs, bold=bold_head, align=headalign or c.align)
        f.y += h * hs * 1.2 + size * .8
    old = f.on_top; cur = [k.open]
    bcol = next((c for c in cols if c.label == 'balance'), None); ncol = next((c for c in cols if c.label == 'name'), cols[0])
    def top(f):
        if old: old(f)
        if rep: draw_heads()
        if carry and bcol: doc.put(ncol.x0, f.y, k.t('bf'), size=size); doc.put(at(bcol), f.y, k.m(cur[0]), size=size, align=bcol.align); f.y += size * lead
    f.on_top = top
    oldend = f.on_end
    def end(f):
        if carry and bcol: doc.put(ncol.x0, f.y + 2, k.t('cf'), size=size); doc.put(at(bcol), f.y + 2, k.m(cur[0]), size=size, align=bcol.align)
        if oldend: oldend(f)
    f.on_end = end
    f.need(size * 6); draw_heads()
    if openline:
        if bcol:
            doc.put(ncol.x0, f.y, openline, size=size); doc.put(at(bcol), f.y, k.m(k.open), size=size, align=bcol.align, opening=True)
        else: doc.put(f.right, f.y, k.m(k.open), size=size, align='right', opening=True); doc.put(f.left, f.y, openline, size=size)
        f.y += size * lead
    for t in ts:   # rows first, so that a date can stand for several
        t.lines = {}
        for c in cols:
            if c.flex: t.lines[c] = wrapc(c.get(t) or '', ws[c], size)[:c.maxlines]
            else: t.lines[c] = [c.get(t)] if c.get(t) else []
        names = [l for c in cols if c.label == 'name' for l in t.lines[c]]
        nm = ' '.join(names)
        if prefix and prefix(t): nm = prefix(t)
        t.r = doc.row(t.day, t.minor, nm)
    groups = {}
    for t in ts: groups.setdefault(t.day, []).append(t.r)
    seen = set()
    for t in ts:
        subs = list(sub(t)) if sub else []
        n = max(max(len(v) for v in t.lines.values()), len(t.lines.get(ncol, [])) + len(subs)); h = n * size * 1.2
        if split and n > 1: f.need(size * 1.2)
        else: f.need(h)
        y0 = f.y
        for i in range(n):
            if i and split and f.y > f.bottom: f.brk()
            for c in cols:
                ls = t.lines[c]
                if c is ncol and i >= len(ls) and i - len(ls) < len(subs): doc.put(c.x0, f.y, (wrapc(subs[i - len(ls)], ws[c] if ws[c] > 40 else 200, size - 1) or [''])[0], size=size - 1); continue
                if i >= len(ls): continue
                lab = {}
                if c.label == 'date':
                    if dates == 'first':
                        if t.day in seen: continue
                        seen.add(t.day); lab = dict(date=groups[t.day])
                    else: lab = dict(date=t.r)
                elif c.label == 'balance':
                    if baldaily and not t.last: continue
                    lab = dict(balance=t.r)
                elif c.label == 'name':
                    if prefix and prefix(t): lab = {}
                    else: lab = dict(name=t.r)
                elif c.label: lab = {c.label: t.r}
                elif c.key == 'alt' and prefix and prefix(t): lab = dict(name=t.r)
                doc.put(at(c), f.y, ls[i], size=size, align=c.align, **lab)
            f.y += size * 1.2
        f.y += size * (lead - 1.2) if lead > 1.2 else 0
        cur[0] = t.bal
    if closeline:
        f.need(size * 2); f.y += size * .5
        if bcol: doc.put(ncol.x0, f.y, closeline, size=size, bold=True); doc.put(at(bcol), f.y, k.m(k.close), size=size, align=bcol.align, closing=True)
        else: doc.put(f.left, f.y, closeline, size=size, bold=True); doc.put(f.right, f.y, k.m(k.close), size=size, align='right', closing=True)
        f.y += size * lead
    f.on_top, f.on_end = old, oldend
    return size

def totals(f, ts, size=8):
    k, doc = f.k, f.doc; f.need(size * 6); f.y += size
    o = sum(-t.minor for t in ts if t.minor < 0); i = sum(t.minor for t in ts if t.minor > 0)
    x = f.left + k.rng.choice([0, 40, 150]); x2 = x + k.rng.randint(180, 260)
    n = [sum(t.minor < 0 for t in ts), sum(t.minor > 0 for t in ts)]; cnt = chance(k.rng, .4)
    for lab, v, m in ((k.t('totout'), o, n[0]), (k.t('totin'), i, n[1])):
        doc.put(x, f.y, lab, size=size); doc.put(x2, f.y, k.m(v), size=size, align='right')
        if cnt: doc.put(x2 + 40, f.y, str(m), size=size, align='right')
        f.y += size * 1.5

def cheques(f, ts, size=7.5):
    """A list of the cheques already among the rows."""
    k, doc = f.k, f.doc; cs = [t for t in ts if t.kind == 'chq']
    if not cs or k.lang not in ('en', 'ms'): return
    f.need(40); f.y += 8; doc.put(f.left, f.y, 'Checks Paid' if k.cc == 'PH' else 'Cheques Paid', size=size, bold=True); f.y += size * 1.5; st = (f.right - f.left) / 3
    for i, t in enumerate(cs):
        x = f.left + i % 3 * st; doc.put(x, f.y, (t.name.split() + [''])[-1], size=size); doc.put(x + 50, f.y, f'{t.day:%m/%d}' if k.cc == 'PH' else f'{t.day:%d/%m}', size=size); doc.put(x + st - 14, f.y, k.m(t.minor), size=size, align='right')
        if i % 3 == 2: f.y += size * 1.4; f.need(size * 2)
    f.y += size * 2

def pager(f, rng, pages='?'):
    """Footer and page number on each page."""
    k = f.k; foot = k.para() if chance(rng, .5) else k.own(); showp = chance(rng, .8); n = [0]
    side = rng.choice(['center', 'right', 'left']); acc = dg(rng, 10); every = chance(rng, .5); slip = [k.noise() for _ in range(rng.randint(2, 6))]; each = chance(rng, .5)
    def top(f):
        if every: f.doc.put(f.left, f.y - 14, (wrapc(f'{k.own()}  {k.t("acct")} {acc}', f.right - f.left, 8) or [''])[0], size=8); f.y += 10
    f.on_top = top
    def end(f):
        n[0] += 1; doc = f.doc
        if f.bottom < doc.height * .7 and (each or n[0] == 1):   # a payment slip below
            y = doc.height * .7 + 20
            for a, b in slip: doc.put(f.left + 10, y, a, size=8); doc.put(f.left + 330, y, b, size=8, align='right'); y += 13
        if foot: doc.put(f.left, doc.height - 30, (wrapc(foot, (f.right - f.left) * .75, 7) or [''])[0], size=7)
        if showp: doc.put({'center': doc.width / 2, 'right': f.right, 'left': f.left}[side], doc.height - 18, k.t('page').format(n[0], '§'), size=7, align=side)
    f.on_end = end
    return end

def std(k, ts, two=None, order=None, money=None, typ=False, ref=False, bal=True, bi=False, branch=False, no=False, time=False, plus=False):
    """Columns for the table, chosen at random where not told."""
    rng = k.rng; H = lambda key: [k.t(key), k.te(key)] if bi and k.lang != 'en' else [k.t(key)]
    money = money or rng.choice(['io', 'io', 'oi', 'signed', 'drcr', 'trail', 'paren', 'col'])
    if money == 'drcr' and k.lang in ('zh', 'tw', 'ja', 'ko'): money = 'col'
    if money == 'paren' and k.lang in ('zh', 'tw', 'ja', 'ko', 'vi'): money = 'signed'
    datec = Col('date', H('date'), lambda t: k.d(t.day) + (' ' + t.time if False else ''), 'date'); cols = [datec]
    if two == 'tp': datec.head = H('tdate'); cols.append(Col('v', H('pdate'), lambda t: k.d(t.vday)))
    elif two == 'pt': datec.head = H('tdate'); cols.insert(0, Col('v', H('pdate'), lambda t: k.d(t.vday)))
    elif two == 'bv': datec.head = H('pdate') if chance(rng, .5) else H('date'); cols.append(Col('v', H('vdate'), lambda t: k.d(t.vday)))
    elif two == 'vb': datec.head = H('pdate'); cols.insert(0, Col('v', H('vdate'), lambda t: k.d(t.vday)))
    if time: cols.append(Col('time', H('time'), lambda t: t.time[:5] if time == 5 else t.time))
    name = [Col('desc', H('desc'), lambda t: t.name, 'name', flex=1)]
    if typ: name.insert(rng.randrange(2), Col('type', H('type'), lambda t: t.type))
    if ref: name.insert(rng.randrange(len(name) + 1), Col('ref', H('ref'), lambda t: t.ref))
    if branch: name.append(Col('br', H('branch'), lambda t: dg(random.Random(t.ref), 3)))
    O = Col('out', H('out'), lambda t: k.m(t.minor) if t.minor < 0 else '', 'amount', 'right'); I = Col('in', H('in'), lambda t: k.m(t.minor) if t.minor > 0 else '', 'amount', 'right')
    star = rng.choice(['', '', '', '*']) if k.cc in ('JP', 'TW') else ''
    if star: O.get = lambda t: '*' + k.m(t.minor) if t.minor < 0 else ''; I.get = lambda t: '*' + k.m(t.minor) if t.minor > 0 else ''
    if money == 'io': mc = [I, O]
    elif money == 'oi': mc = [O, I]
    elif money == 'signed': mc = [Col('amt', H('amt'), lambda t: ('-' if t.minor < 0 else '+' if plus else '') + k.m(t.minor), 'amount', 'right')]
    elif money == 'trail': mc = [Col('amt', H('amt'), lambda t: k.m(t.minor) + ('-' if t.minor < 0 else '+' if plus else ''), 'amount', 'right')]
    elif money == 'paren': mc = [Col('amt', H('amt'), lambda t: f'({k.m(t.minor)})' if t.minor < 0 else k.m(t.minor), 'amount', 'right')]
    elif money == 'drcr':
        a, b = rng.choice([('DB', 'CR'), ('DR', 'CR'), ('D', 'K'), ('D', 'C')]); blank = rng.choice([' ', ' ', ''])
        mc = [Col('amt', H('amt'), lambda t: k.m(t.minor) + blank + (a if t.minor < 0 else b), 'amount', 'right')]
    elif money == 'col':
        a, b = dict(zh=('支', '收'), tw=('支出', '存入'), ja=('出金', '入金'), ko=('출금', '입금'), vi=('Nợ', 'Có'), th=('ถอน', 'ฝาก'), id=('DB', 'CR'), ms=('DR', 'CR'), en=('DR', 'CR'))[k.lang]
        mc = [Col('amt', H('amt'), lambda t: k.m(t.minor), 'amount', 'right')]; mc.insert(rng.randrange(2), Col('sign', [rng.choice([rng.choice(IOW[k.lang].split('|'))] * 3 + [''])], lambda t: a if t.minor < 0 else b))
    elif money == 'plain': mc = [Col('amt', [k.t('out') + ' / ' + k.t('in')], lambda t: k.m(t.minor), 'amount', 'right')]
    if bal: mc.append(Col('bal', H('bal'), lambda t: k.bm(t.bal), 'balance', 'right'))
    order = order or rng.choice(['dnm', 'dnm', 'dnm', 'dmn', 'ndm'])
    parts = {'d': cols, 'n': name, 'm': mc}; res = [c for o in order for c in parts[o]]
    if no:
        ids = {id(t): i + 1 for i, t in enumerate(ts)}; res.insert(0, Col('no', H('no'), lambda t: str(ids[id(t)])))
    return res

def page(rng):
    return stmt.Doc(*rng.choice([(595, 842), (595, 842), (595, 842), (612, 792), (842, 595), (612, 1008)]))
def flow(doc, k, rng):
    if chance(rng, .18): return Flow(doc, k, 40, doc.width - 40, 60, doc.height * rng.choice([.55, .65]))
    m = rng.choice([28, 36, 45, 56]); return Flow(doc, k, m, doc.width - m, rng.choice([45, 60, 75]), doc.height - rng.choice([55, 70, 95]))

# ------------------------------------------------------------------ PDF layouts
def any_table(rng):
    """Any country: a plain table with random columns, dates, signs, headings."""
    k = K(rng); doc = page(rng); f = flow(doc, k, rng); ts = k.ts(nrows(rng)); pager(f, rng)
    header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([7, 8, 8.5, 9, 10]); desc = chance(rng, .25)
    bal = chance(rng, .75); opened, closed = k.open, k.close
    cols = std(k, ts, two=rng.choice([None, None, None, 'tp', 'pt', 'bv', 'vb']), typ=chance(rng, .25), ref=chance(rng, .25), bal=bal, bi=chance(rng, .3), branch=chance(rng, .15), no=chance(rng, .2), time=rng.choice([0, 0, 0, 5, 8]), plus=chance(rng, .5))
    heads = chance(rng, .85)
    if desc: ts = ts[::-1]
    first = not desc and chance(rng, .25)
    table(f, cols, ts, size, heads=heads, dates='first' if first else 'all', baldaily=not desc and chance(rng, .15), openline=None if desc or chance(rng, .4) else k.any('open'), closeline=None if desc or chance(rng, .5) else k.any('close'), split=chance(rng, .2), rep=chance(rng, .8), carry=not desc and chance(rng, .3))
    if chance(rng, .5): totals(f, ts)
    if chance(rng, .5): cheques(f, ts)
    if chance(rng, .5): f.need(90); box(f)
    f.on_end(f); return doc

def two_dates_card(rng):
    """Credit card of any country: two dates in either order, CR / minus payments, foreign sub-lines."""
    k = K(rng); doc = page(rng); f = flow(doc, k, rng); ts = k.ts(nrows(rng), card=True); pager(f, rng)
    header(f, title=k.t('ctitle'), extra=(ts[0].day, ts[-1].day)); size = rng.choice([7, 7.5, 8, 9])
    for t in ts: t.vday = t.day + datetime.timedelta(rng.choice([1, 1, 2, 3, 4]))
    x = f.left
    for lab, v in ((k.t('prev'), k.c(k.amount(True))), (k.t('newbal'), k.c(k.amount(True))), (k.t('min'), k.c(k.amount())), (k.t('due'), k.d(ts[-1].day + datetime.timedelta(20))), (k.t('limit'), k.c(k.amount(True) * 5))):
        if chance(rng, .8): doc.put(f.left, f.y, lab, size=8); doc.put(f.left + 260, f.y, v, size=8, align='right'); f.y += 13
    f.y += 10
    short = chance(rng, .4); df = k.sf if short else k.df; flip = chance(rng, .5)
    H = lambda key, b=chance(rng, .3): [k.t(key), k.te(key)] if b and k.lang != 'en' else [k.t(key)]
    d = Col('d', H('tdate'), lambda t: df(t.day), 'date'); p = Col('p', H('pdate'), lambda t: df(t.vday)); n = Col('n', H('desc'), lambda t: t.name, 'name', flex=1)
    how = rng.choice(['cr', 'CR', 'minus', 'trail', 'signed', 'paren'] if k.cc != 'JP' else ['minus', 'tri', 'minus'])
    def amt(t):
        a = k.m(t.minor)
        if how == 'signed': return ('-' if t.minor < 0 else '+') + a
        if t.minor < 0: return a
        return {'cr': a + 'CR', 'CR': a + ' CR', 'minus': '-' + a, 'trail': a + '-', 'tri': '▲' + a, 'paren': f'({a})'}[how]
    a = Col('a', H('amt') if chance(rng, .6) else [k.t('amt') + f'({k.cur})'], amt, 'amount', 'right')
    cols = ([p, d] if flip else [d, p]) + [n]
    if chance(rng, .3): cols.append(Col('c', H('cardno'), lambda t: dg(random.Random(t.day.day % 2), 4)))
    if chance(rng, .3): cols.append(Col('ctry', [rng.choice(['', k.t('cur')])], lambda t: rng_of(t).choice([k.cc, k.cc, k.cc, 'US', 'SG'])))
    fx = chance(rng, .5)
    if fx and chance(rng, .5): cols.append(Col('fx', [rng.choice(['Foreign Amt', 'FX', k.t('cur')])], lambda t: f'USD {rng_of(t).randint(2, 300)}.{rng_of(t).randint(10, 99)}' if rng_of(t).random() < .15 else '', None, 'right')); fx = False
    cols.append(a)
    if chance(rng, .15): cols = [cols[-1]] + cols[:-1]
    sub = (lambda t: [f'{rng_of(t).choice(["USD", "SGD", "EUR", "JPY", "THB"])} {rng_of(t).randint(5, 900)}.{rng_of(t).randint(10, 99)}' + (f' @ {rng_of(t).randint(1, 40)}.{rng_of(t).randint(1000, 9999)}' if rng_of(t).random() < .08 else '')] if rng_of(t).random() < .15 else []) if fx else None
    # optional: one table per card holder
    if chance(rng, .35) and len(ts) > 2:
        cut = rng.randint(1, len(ts) - 1)
        for part in (ts[:cut], ts[cut:]):
            f.need(50); doc.put(f.left, f.y, f'{k.person()}  {k.t("cardno")} {dg(rng, 4)} **** **** {dg(rng, 4)}', size=size, bold=True); f.y += size * 2
            table(f, cols, part, size, sub=sub, rep=chance(rng, .7)); f.y += 4
            f.need(20); doc.put(f.right, f.y, k.t('total') + ' ' + k.m(sum(-t.minor for t in part)), size=size, align='right'); f.y += size * 2.2
    else:
        if chance(rng, .4): doc.put(f.left + 100, f.y, k.t('prev'), size=size); doc.put(f.right, f.y, k.m(k.amount(True)), size=size, align='right'); f.y += size * 2
        table(f, cols, ts, size, sub=sub, heads=chance(rng, .9), split=chance(rng, .2))
        if chance(rng, .6): f.need(20); doc.put(f.right - 160, f.y, k.t('total'), size=size, bold=True); doc.put(f.right, f.y, k.m(sum(-t.minor for t in ts)), size=size, align='right', bold=True); f.y += 20
    for _ in range(rng.randint(0, 2)): f.need(100); box(f)
    f.on_end(f); return doc

def rng_of(t): return random.Random(t.ref)

def cn_flow(rng):
    """Chinese bank: date, currency, amount, balance, kind, counterparty (CMB, ICBC, CCB style)."""
    k = K(rng, 'CN', en=0); doc = stmt.Doc(*rng.choice([(595, 842), (842, 595)])); f = flow(doc, k, rng); ts = k.ts(nrows(rng)); pager(f, rng)
    for t in ts:
        kind = {'pos': rng.choice(['快捷支付', '消费', '银联快捷支付', '网上支付']), 'atm': 'ATM取款', 'trf': rng.choice(['转账', '网银转账', '跨行转账', '汇入汇款' if t.minor > 0 else '手机转账']), 'fee': '手续费', 'bill': rng.choice(['代扣', '自助缴费']), 'sal': '代发工资', 'int': '结息', 'ref': '退款', 'dep': '现金存入', 'chq': '支票'}[t.kind]
        t.type = kind; t.party = t.name
        if t.kind in ('atm', 'int', 'fee') and chance(rng, .7): t.party = ''
    header(f, title=rng.choice(['招商银行交易流水', '个人客户交易清单', '账户历史明细清单', '借记账户历史明细（电子版）', '个人活期明细信息']), extra=(ts[0].day, ts[-1].day))
    H = lambda zh, en, b=chance(rng, .6): [zh, en] if b else [zh]
    fmt = rng.choice(DF['zh'][:2] + DF['zh'][3:5]); when = rng.choice(['day', 'time', 'time8'])
    date = Col('d', H(rng.choice(['记账日期', '交易日期', '日期']), 'Date'), lambda t: fmt(t.day), 'date')
    cur = Col('c', H('货币', 'Currency'), lambda t: rng_cur); rng_cur = rng.choice(['CNY', '人民币', '钞', 'RMB'])
    amts = rng.choice([[Col('a', H('交易金额', 'Transaction Amount'), lambda t: ('-' if t.minor < 0 else rng_plus) + k.m(t.minor), 'amount', 'right')],
                       [Col('i', H('收入', 'Income'), lambda t: k.m(t.minor) if t.minor > 0 else rng_nil, 'amount', 'right'), Col('o', H('支出', 'Expense'), lambda t: k.m(t.minor) if t.minor < 0 else rng_nil, 'amount', 'right')],
                       [Col('s', H('借贷标志', 'D/C'), lambda t: '借' if t.minor < 0 else '贷'), Col('a', H('发生额', 'Amount'), lambda t: k.m(t.minor), 'amount', 'right')],
                       [Col('s', H('收/支', ''), lambda t: '支出' if t.minor < 0 else '收入'), Col('a', H('交易金额', 'Amount'), lambda t: k.m(t.minor), 'amount', 'right')]])
    rng_plus = rng.choice(['', '+']); rng_nil = ''
    bal = Col('b', H(rng.choice(['联机余额', '账户余额', '余额']), 'Balance'), lambda t: k.m(t.bal), 'balance', 'right')
    typ = Col('alt', H('交易摘要', 'Transaction Type'), lambda t: t.type); par = Col('p', H(rng.choice(['对手信息', '对方户名', '交易地点/附言', '对方账号与户名']), 'Counter Party'), lambda t: t.party, 'name', flex=1)
    cols = [date]
    if when != 'day' and chance(rng, .5): cols.append(Col('t', H('交易时间', 'Time'), lambda t: t.time))
    if chance(rng, .6): cols.append(cur)
    cols += rng.choice([amts + [bal, typ, par], [typ] + amts + [bal, par], [typ, par] + amts + [bal], amts + [bal, par, typ]])
    if chance(rng, .3): ids = {id(t): i for i, t in enumerate(ts)}; cols.insert(0, Col('no', H('序号', 'No.'), lambda t: str(ids[id(t)] + 1)))
    if chance(rng, .3): cols.append(Col('acc', H('对方账号', 'Account'), lambda t: '*' * 4 + t.ref[:6] if t.party else ''))
    if chance(rng, .4): ts = ts[::-1]
    table(f, cols, ts, rng.choice([6.5, 7, 7.5, 8]), prefix=lambda t: t.type if not t.party else None, lead=rng.choice([1.4, 1.8, 2.2]))
    if chance(rng, .6): totals(f, ts)
    if chance(rng, .6): f.need(60); f.text(k.para(), 7)
    f.on_end(f); return doc

def cn_wallet_proof(rng):
    """WeChat / Alipay proof of transactions: long order numbers over several lines, 收/支 as a column."""
    k = K(rng, 'CN', en=0); k.num = rng.choice([('', '.', 1), (',', '.', 1)]); doc = stmt.Doc(595, 842); f = Flow(doc, k, 30, 565, 50, 790); ts = k.ts(nrows(rng)); wx = chance(rng, .5); k.memo['own'] = '财付通支付科技有限公司' if wx else '支付宝（中国）网络技术有限公司'; pager(f, rng)
    for t in ts:
        if t.kind != 'ref': t.kind = 'trf' if chance(rng, .3) else 'pos'; t.name = k.person() if t.kind == 'trf' else k.shop()
        if t.minor > 0 and t.kind == 'pos': t.name = rng.choice([k.person(), k.shop() + '-退款', '收钱码收款'])
    doc.put(297, f.y, '微信支付交易明细证明' if wx else '支付宝支付科技有限公司 交易流水证明', size=15, bold=True, align='center'); f.y += 24
    f.text(f'兹证明：{k.person()}（居民身份证：{dg(rng, 6)}********{dg(rng, 4)}），在其{"微信号：" + "wxid_" + dg(rng, 8) if wx else "支付宝账号 138****" + dg(rng, 4)} 中的交易明细信息如下：', 8); f.y += 8
    f.text(f'交易时间段：{ts[0].day} 00:00:00 至 {ts[-1].day} 23:59:59    编号 {dg(rng, 16)}', 8); f.y += 12
    s = rng.choice([6.5, 7, 7.5]); date_first = chance(rng, .5)
    order = ['单', '时', '类', '收', '式', '额', '方'] if wx and not date_first else ['时', '收', '方', '式', '额', '类', '单'] if chance(rng, .5) else ['时', '类', '方', '收', '额', '式', '单']
    W = dict(单=100, 时=62, 类=60, 收=40, 式=70, 额=62, 方=125); heads = dict(单='交易单号', 时='交易时间', 类='交易类型', 收='收/支/其他', 式=rng.choice(['交易方式', '收付款方式']), 额='金额(元)', 方=rng.choice(['交易对方', '商品说明']))
    xs, x = {}, 30
    for o in order: xs[o] = x; x += W[o] + 2
    def heading(f):
        for o in order: doc.put(xs[o], f.y, heads[o], size=s, bold=True)
        f.y += s * 2
    f.on_top = heading; heading(f)
    if chance(rng, .5): ts = ts[::-1]
    for t in ts:
        who = wrapc(t.name, W['方'] - 4, s)[:3]; r = doc.row(t.day, t.minor, ' '.join(who)); oid = dg(rng, 28); n = max(3, len(who)); f.need(n * s * 1.3)
        kind = wrapc('转账' if t.kind == 'trf' else rng.choice(['商户消费', '扫二维码付款', '日用百货', '餐饮美食', '交通出行']) if t.minor < 0 else '退款' if t.kind == 'ref' else '二维码收款', W['类'] - 3, s); y = f.y
        for i in range(2): doc.put(xs['单'], y + i * s * 1.25, oid[i * 16:i * 16 + 16], size=s)
        doc.put(xs['时'], y, f'{t.day:%Y-%m-%d}', size=s, date=r); doc.put(xs['时'], y + s * 1.25, t.time, size=s)
        for i, l in enumerate(kind): doc.put(xs['类'], y + i * s * 1.25, l, size=s)
        doc.put(xs['收'], y, '支出' if t.minor < 0 else '收入', size=s); doc.put(xs['式'], y, rng.choice(['零钱', '招商银行(' + dg(rng, 4) + ')', '余额宝', '花呗', '/']), size=s)
        doc.put(xs['额'] + W['额'] - 8, y, k.m(t.minor), size=s, align='right', amount=r)
        for i, l in enumerate(who): doc.put(xs['方'], y + i * s * 1.25, l, size=s, name=r)
        f.y += n * s * 1.25 + rng.choice([3, 6])
    if chance(rng, .6): f.need(60); f.y += 10; f.text('说明：1.本明细仅展示当前账单中的交易，不包括已删除的记录；2.本明细仅供个人对账使用。', 7)
    f.on_end(f); return doc

def tw_consolidated(rng):
    """Taiwan combined statement: assets table, several accounts and currencies, dates in the era of the Republic."""
    k = K(rng, 'TW', en=.05); doc = stmt.Doc(595, 842); f = flow(doc, k, rng); pager(f, rng); start = k.start(); header(f, extra=(start, start + datetime.timedelta(29)))
    if chance(rng, .7):
        doc.put(f.left, f.y, '資產總覽', size=10, bold=True); f.y += 15
        for lab in rng.sample(['台幣活期存款', '台幣定期存款', '外幣存款', '基金', '信用卡應繳', '房屋貸款', '保險'], rng.randint(2, 5)): doc.put(f.left + 10, f.y, lab, size=8); doc.put(f.left + 260, f.y, k.m(k.amount(True)), size=8, align='right'); doc.put(f.left + 330, f.y, k.word('p'), size=8, align='right'); f.y += 12
        f.y += 10
    n = rng.choice([1, 1, 2, 3]); two = rng.choice([None, None, 'bv']); typ = chance(rng, .3); money = rng.choice(['oi', 'io', 'signed', 'oi']); size = rng.choice([7.5, 8, 9]); first = chance(rng, .3); noopen = chance(rng, .3)
    for i in range(n):
        kk = k if i == 0 else k.other(rng.choice(['USD', 'JPY', 'EUR', 'AUD'])); f.k = kk; kk.sym = '{}'
        ts = kk.ts(max(1, nrows(rng) // n), start=start, span=30); f.need(70)
        doc.put(f.left, f.y, f'{rng.choice(["活期儲蓄存款", "證券活期存款", "外匯活期存款", "數位存款"])}  {kk.t("acct")} {dg(rng, 3)}-{dg(rng, 2)}-{dg(rng, 6)}  {kk.t("cur")} {kk.cur}', size=9, bold=True); f.y += 15
        table(f, std(kk, ts, two=two, typ=typ, money=money, order='dnm', branch=False), ts, size, dates='first' if first else 'all', openline=None if noopen else kk.t('open'), closeline=kk.t('close') if chance(rng, .6) else None)
        if chance(rng, .5): totals(f, ts)
        f.y += 14
    f.k = k
    if chance(rng, .6): f.need(100); box(f)
    f.on_end(f); return doc

def tw_card(rng):
    """Taiwan credit card: 消費日 入帳日, previous balance and payments first, foreign amount columns, instalments, points."""
    k = K(rng, 'TW', en=0); doc = stmt.Doc(595, 842); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng), card=True, span=30)
    ts.sort(key=lambda t: t.minor < 0)
    header(f, title=k.t('ctitle'), extra=(min(t.day for t in ts), max(t.day for t in ts))); df = rng.choice([SF['tw'][0], DF['tw'][1], DF['tw'][0]]); size = rng.choice([7.5, 8, 8.5])
    items = [('上期應繳總額', k.m(k.amount(True))), ('－ 已繳款金額', k.m(k.amount(True))), ('＋ 本期新增款項', k.m(k.amount(True))), ('＝ 本期應繳總額', k.m(k.amount(True)))]; st = (f.right - f.left) / 4
    for i, (a, b) in enumerate(items): doc.put(f.left + i * st, f.y, a, size=8); doc.put(f.left + i * st, f.y + 13, b, size=10, bold=True)
    f.y += 36
    order = rng.choice([0, 1]); d = Col('d', ['消費日'], lambda t: df(t.day), 'date'); p = Col('p', ['入帳' + rng.choice(['日', '起息日'])], lambda t: df(t.vday)); nm = Col('n', ['消費明細' + rng.choice(['', '(含消費地)'])], lambda t: t.name, 'name', flex=1)
    a = Col('a', [rng.choice(['新臺幣金額', '台幣金額', '應繳金額'])], lambda t: ('' if t.minor < 0 else '-') + k.m(t.minor), 'amount', 'right')
    fx = Col('f', ['外幣折算日', '幣別 / 外幣金額'], lambda t: f'{df(t.vday)} USD {rng_of(t).randint(3, 99)}.{rng_of(t).randint(10, 99)}' if rng_of(t).random() < .2 and t.minor < 0 else '', None, 'right')
    card = Col('c', ['卡號', '末四碼'], lambda t: '' if t.kind == 'dep' else dg(random.Random(3), 4)); loc = Col('l', ['消費地'], lambda t: rng_of(t).choice(['TW', 'TW', 'US', 'JP']))
    cols = ([d, p] if order == 0 else [p, d]) + [nm]
    extra = [c for c in (fx, card, loc) if chance(rng, .5)]
    cols += extra[:1] + [a] + extra[1:] if chance(rng, .5) else extra + [a]
    if chance(rng, .5): doc.put(f.left + 60, f.y, '上期帳單餘額', size=size); doc.put(f.right - 60, f.y, k.m(k.amount(True)), size=size, align='right'); f.y += 14
    table(f, cols, ts, size, lead=rng.choice([1.3, 1.6, 1.9]))
    if chance(rng, .6): f.need(20); doc.put(f.left + 100, f.y, '本期消費合計', size=size); doc.put(f.left + 300, f.y, k.m(sum(-t.minor for t in ts if t.minor < 0)), size=size, align='right'); f.y += 18
    if chance(rng, .6):
        f.need(70); doc.put(f.left, f.y, '分期付款明細', size=9, bold=True); f.y += 13
        for _ in range(rng.randint(1, 3)):
            x = f.left
            for cell in (df(k.start()), k.shop()[:14], f'{rng.randint(1, 6)}/12期', k.m(k.amount()), k.m(k.amount(True))): doc.put(x, f.y, cell, size=7.5); x += 100
            f.y += 12
    if chance(rng, .6): f.need(100); box(f)
    f.on_end(f); return doc

def hk_integrated(rng):
    """Hong Kong: bilingual headings, date once a day, balance at the end of a day, several currencies, DR / B/F."""
    k = K(rng, 'HK', en=.6); doc = stmt.Doc(595, 842); f = flow(doc, k, rng); pager(f, rng); start = k.start(); header(f, extra=(start, start + datetime.timedelta(28)))
    df = rng.choice([SF['en'][2], DF['en'][1], SF['en'][5], SF['tw'][1]]); size = rng.choice([8, 8.5, 9]); flip = chance(rng, .3)
    B = lambda e, c: rng2.choice([[e, c], [e + ' ' + c], [c, e]]); rng2 = rng
    style = rng.randrange(3); BB = lambda e, c: [e, c] if style == 0 else [c + ' ' + e] if style == 1 else [c, e]
    many = rng.choice([1, 1, 2, 3])
    for i in range(many):
        kk = k if i == 0 else k.other(rng.choice(['USD', 'CNY', 'JPY', 'AUD'])); f.k = kk; ts = kk.ts(max(1, nrows(rng) // many), start=start, span=28); f.need(90)
        doc.put(f.left, f.y, f'{kk.cur} {rng.choice(["Savings", "Current", "Statement Savings"])} {rng.choice(["儲蓄", "往來"])}  {dg(rng, 3)}-{dg(rng, 6)}-{dg(rng, 3)}', size=10, bold=True); f.y += 16
        d = Col('d', BB('Date', '日期'), lambda t: df(t.day), 'date'); n = Col('n', BB('Transaction Details', '進支詳情'), lambda t: t.name, 'name', flex=1)
        I = Col('i', BB('Deposit', '存入'), lambda t: kk.m(t.minor) if t.minor > 0 else '', 'amount', 'right'); O = Col('o', BB('Withdrawal', '提取'), lambda t: kk.m(t.minor) if t.minor < 0 else '', 'amount', 'right')
        b = Col('b', BB('Balance', '結餘'), lambda t: kk.m(t.bal), 'balance', 'right'); bv = [Col('c', BB('Ccy', '貨幣'), lambda t: kk.cur)] if style == 2 and chance(rng, .5) else []
        table(f, bv + [d, n] + ([O, I] if flip else [I, O]) + [b], ts, size, dates='first', baldaily=chance(rng, .7), openline=rng.choice(['B/F BALANCE 承前結餘', 'B/F BALANCE', '承前結餘', 'Balance Brought Forward']), closeline=rng.choice(['C/F BALANCE 轉下結餘', 'C/F BALANCE', None]), carry=chance(rng, .3), sub=(lambda t: [f'{rng_of(t).choice(["HC", "FRN", "N"])}{t.ref}'] if len(t.ref) > 8 else []) if chance(rng, .5) else None, split=chance(rng, .2))
        if chance(rng, .7):
            f.need(30); doc.put(f.left, f.y, 'Total No. of Deposits 存入次數', size=7.5); doc.put(f.left + 180, f.y, str(sum(t.minor > 0 for t in ts)), size=7.5); doc.put(f.left + 230, f.y, 'Total Deposit 存入總額', size=7.5); doc.put(f.left + 440, f.y, kk.m(sum(t.minor for t in ts if t.minor > 0)), size=7.5, align='right'); f.y += 12
        f.y += 14
    f.k = k
    if chance(rng, .5): f.need(100); box(f)
    f.on_end(f); return doc

def jp_passbook(rng):
    """Japanese pass book: era dates, asterisked amounts, no or two-line headings, line numbers, 繰越."""
    k = K(rng, 'JP', en=0); k.num = (',', '', 0); doc = stmt.Doc(*rng.choice([(595, 842), (420, 595), (516, 729)])); f = Flow(doc, k, 30, doc.width - 30, 50, doc.height - 60); ts = k.ts(nrows(rng)); pager(f, rng)
    if chance(rng, .8): header(f, fields=chance(rng, .5), extra=(ts[0].day, ts[-1].day), title=rng.choice(['普通預金', '総合口座通帳', '普通預金(兼お借入明細)', 'お取引明細']))
    df = rng.choice([DF['ja'][2], DF['ja'][4], DF['ja'][7], DF['ja'][5], lambda d: f'{d.year - 2018:02d}{d:%m%d}', lambda d: f'{d.year-2018}.{d.month}.{d.day}']); star = rng.choice(['*', '', '*', '¥', '\\']); size = rng.choice([8, 8.5, 9, 10]); line = chance(rng, .4); swap = chance(rng, .3)
    if star and chance(rng, .4): bs = star
    else: bs = ''
    ids = {id(t): i for i, t in enumerate(ts)}
    d = Col('d', rng.choice([['年月日'], ['年-月-日'], ['日付'], ['年 月 日']]), lambda t: df(t.day), 'date'); n = Col('n', ['摘要' if not chance(rng, .3) else 'お取引内容'], lambda t: t.name, 'name', flex=1, maxlines=2)
    O = Col('o', rng.choice([['お支払金額'], ['お引出し'], ['お支払金額', '(円)'], ['払戻し金額']]), lambda t: star + k.m(t.minor) if t.minor < 0 else '', 'amount', 'right'); I = Col('i', rng.choice([['お預り金額'], ['お預入れ'], ['お預り金額', '(円)'], ['預入金額']]), lambda t: star + k.m(t.minor) if t.minor > 0 else '', 'amount', 'right')
    b = Col('b', rng.choice([['差引残高'], ['残高'], ['差引残高', '(円)'], ['現在高']]), lambda t: bs + k.m(t.bal), 'balance', 'right')
    cols = [d] + ([O, I, n, b] if swap else [n] + ([O, I] if chance(rng, .7) else [I, O]) + [b])
    if line: cols.insert(0, Col('l', ['行'], lambda t: str(ids[id(t)] % 24 + 1)))
    if chance(rng, .3): cols.append(Col('br', ['取扱店'], lambda t: t.ref[:3]))
    table(f, cols, ts, size, heads=chance(rng, .8), openline=rng.choice(['繰越', '繰越残高', '前頁より繰越', None]), closeline=rng.choice([None, '次頁へ繰越', '合計']), carry=chance(rng, .3), lead=rng.choice([1.3, 1.6, 2]))
    if chance(rng, .4): f.need(80); box(f)
    f.on_end(f); return doc

def jp_card(rng):
    """Japanese card: holder sections, 支払区分, foreign sub-lines, 今回のお支払金額, next payment."""
    k = K(rng, 'JP', en=0); k.num = (',', '', 0); doc = stmt.Doc(595, 842); f = flow(doc, k, rng); pager(f, rng); n = nrows(rng); ts = k.ts(n, card=True, pin=rng.choice([0, 0, .05, .1]))
    ts = [t for t in ts]
    for t in ts:
        if t.minor > 0: t.name = k.shop() + rng.choice(['（返品）', ' 取消', '', ' キャンセル'])
    header(f, title=k.t('ctitle'), extra=(ts[0].day, ts[-1].day)); df = rng.choice([DF['ja'][1], DF['ja'][5], SF['ja'][1], SF['ja'][0], DF['ja'][0], DF['ja'][2]]); size = rng.choice([7.5, 8, 9]); total = sum(-t.minor for t in ts); yen = chance(rng, .3)
    doc.put(f.left, f.y, rng.choice(['今回ご請求金額', 'お支払い金額合計', '今月のお支払い金額']), size=11); doc.put(f.left + 280, f.y, k.m(total) + ' 円', size=14, bold=True, align='right'); f.y += 18
    doc.put(f.left, f.y, f'お支払日 {k.d(ts[-1].day + datetime.timedelta(40))}', size=9); f.y += 22
    pm = lambda v: ('' if v < 0 else rng_neg) + k.m(v) + ('円' if yen else ''); rng_neg = rng.choice(['-', '▲', '△', '－'])
    d = Col('d', ['ご利用日' if chance(rng, .6) else '利用日'], lambda t: df(t.day), 'date'); nm = Col('n', [rng.choice(['ご利用店名', 'ご利用先', 'ご利用店名・商品名', 'ご利用先など'])], lambda t: t.name, 'name', flex=1)
    a = Col('a', rng.choice([['ご利用金額'], ['ご利用金額', '（円）'], ['利用金額']]), lambda t: pm(t.minor), 'amount', 'right'); kb = Col('k', rng.choice([['支払', '区分'], ['支払方法'], ['お支払', '区分']]), lambda t: rng_of(t).choice(['1回', '1回', '１回払い', '一括']))
    pay = Col('p', [rng.choice(['当月請求額', '今回お支払金額', 'お支払い金額'])], lambda t: pm(t.minor), None, 'right'); who = Col('w', ['利用者'], lambda t: rng_of(t).choice(['本人', '本人', '家族'])); kai = Col('kai', ['今回', '回数'], lambda t: '1')
    note = Col('no', ['備考'], lambda t: rng_of(t).choice(['', '', '', 'ID', 'QP', 'タッチ']))
    cols = [d] + ([who] if chance(rng, .4) else []) + [nm] + ([who] if False else []) + [a] + ([kb] if chance(rng, .7) else []) + ([kai] if chance(rng, .3) else []) + ([pay] if chance(rng, .5) else []) + ([note] if chance(rng, .4) else [])
    if chance(rng, .2): cols.remove(a); cols.insert(cols.index(nm), a)
    if chance(rng, .25): cols.insert(1, Col('v', ['計上日' if chance(rng, .5) else '支払開始月'], lambda t: df(t.vday)))
    fx = chance(rng, .5); sub = (lambda t: [f'現地通貨額 {rng_of(t).randint(3, 400)}.{rng_of(t).randint(10, 99)} USD  換算レート {rng_of(t).randint(130, 160)}.{rng_of(t).randint(100, 999)}'] if rng_of(t).random() < .15 else []) if fx else None
    parts = [ts]
    if chance(rng, .4) and len(ts) > 2: c = rng.randint(1, len(ts) - 1); parts = [ts[:c], ts[c:]]
    for i, part in enumerate(parts):
        f.need(60)
        if len(parts) > 1 or chance(rng, .5): doc.put(f.left, f.y, f'{["ご本人様", "ご家族様"][i]} {k.person()} 様  ****-****-****-{dg(rng, 4)}', size=size, bold=True); f.y += size * 1.9
        table(f, cols, part, size, sub=sub, lead=rng.choice([1.3, 1.7, 2.1]))
        if chance(rng, .6): f.need(20); doc.put(f.right - 150, f.y, '小計', size=size); doc.put(f.right, f.y, k.m(sum(-t.minor for t in part)), size=size, align='right'); f.y += size * 2
    if chance(rng, .6): f.need(100); box(f)
    f.on_end(f); return doc

def newspaper(rng):
    """Two columns of rows side by side (pass book copies, card rows)."""
    k = K(rng, *rng.choice([('JP',), ('TW',), ('KR',), ('HK', 'MY', 'PH'), ('CN',), ('TH', 'VN', 'ID')])); land = chance(rng, .5); doc = stmt.Doc(842, 595) if land else stmt.Doc(595, 842)
    card = chance(rng, .4); ts = k.ts(rng.randint(4, 40), card=card); m = 30; f = Flow(doc, k, m, doc.width - m, 45, doc.height - 60); pager(f, rng); header(f, extra=(ts[0].day, ts[-1].day), title=k.t('ctitle') if card else None)
    y0 = f.y + 4; size = 7 if not land else rng.choice([7, 8]); gutter = 16; w = (doc.width - 2 * m - gutter) / 2; df = k.sf if chance(rng, .6) else k.df; bal = not card and chance(rng, .5) and land
    lead = size * rng.choice([1.5, 1.9]); per = max(6, int((f.bottom - y0 - 20) / lead) - 2); per = min(per, max(4, (len(ts) + 1) // 2)); sign = rng.choice(['-', 'trail', 'io' if land else '-'])
    heads = chance(rng, .8); i = 0; side = 0; dw = max(stmt.width_of(df(t.day), size) for t in ts) + 6; aw = max(stmt.width_of(k.m(t.minor), size) for t in ts) + 12; bw = max(stmt.width_of(k.m(t.bal), size) for t in ts) + 8 if bal else 0
    dw = max(dw, stmt.width_of(k.t('date'), size) + 5); aw = max(aw, stmt.width_of(k.t('amt'), size) + 6); io = sign == 'io'; bw = max(bw, stmt.width_of(k.t('bal'), size) + 6) if bal else 0
    if io: aw = max(aw, stmt.width_of(k.t('out'), size) + 6, stmt.width_of(k.t('in'), size) + 6)
    while i < len(ts):
        x = m + side * (w + gutter); y = y0
        if heads:
            doc.put(x, y, k.t('date'), size=size); doc.put(x + dw, y, (wrapc(k.t('desc'), w - dw - aw * (2 if io else 1) - bw, size) or [''])[0], size=size); r = x + w
            if bal: doc.put(r, y, k.t('bal'), size=size, align='right')
            if io: doc.put(r - bw, y, k.t('in'), size=size, align='right'); doc.put(r - bw - aw, y, k.t('out'), size=size, align='right')
            else: doc.put(r - bw, y, k.t('amt'), size=size, align='right')
            y += lead
        for t in ts[i:i + per]:
            lines = wrapc(t.name, w - dw - aw * (2 if io else 1) - bw - 4, size)[:1] or ['-']; r = doc.row(t.day, t.minor, lines[0]); a = k.m(t.minor)
            doc.put(x, y, df(t.day), size=size, date=r); doc.put(x + dw, y, lines[0], size=size, name=r)
            if io: doc.put(x + w - bw - (aw if t.minor < 0 else 0), y, a, size=size, align='right', amount=r)
            elif card: doc.put(x + w - bw, y, (a if t.minor < 0 else '-' + a if sign == '-' else a + '-'), size=size, align='right', amount=r)
            else: doc.put(x + w - bw, y, ('-' + a if sign == '-' else a + '-') if t.minor < 0 else a, size=size, align='right', amount=r)
            if bal: doc.put(x + w, y, k.m(t.bal), size=size, align='right', balance=r)
            y += lead
        i += per; side += 1
        if side == 2 and i < len(ts): f.on_end(f); doc.new_page(); side = 0; y0 = 60
    f.y = y0 + (per + 2) * lead
    if f.y < f.bottom - 120 and chance(rng, .5): box(f)
    f.on_end(f); return doc

def kr_bank(rng):
    """Korean bank: time stamps, 적요 and counterparty, zeros in the empty cell, newest first, branches."""
    k = K(rng, 'KR', en=0); k.num = (',', '', 0); doc = stmt.Doc(*rng.choice([(595, 842), (842, 595)])); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng)); header(f, extra=(ts[0].day, ts[-1].day))
    zero = rng.choice(['', '', '0', '0', '-']); df = rng.choice(DF['ko'][:3] + DF['ko'][4:5]); size = rng.choice([7, 7.5, 8, 8.5]); stack = chance(rng, .3); won = rng.choice(['', '', '원'])
    close = rng.choice(['입출', '출입', '부호', '구분'])
    d = Col('d', [rng.choice(['거래일시', '거래일자', '거래일'])], lambda t: df(t.day), 'date'); tm = Col('t', ['거래시간'], lambda t: t.time); typ = Col('y', ['적요'], lambda t: t.type); nm = Col('n', [rng.choice(['보낸분/받는분', '기재내용', '의뢰인/수취인', '내용', '거래내용'])], lambda t: t.name, 'name', flex=1); memo = Col('m', ['송금메모'], lambda t: rng_of(t).choice(['', '', '점심', '월세', '회비']))
    # the empty cell's figure is no amount, so it is drawn as part of a column of its own
    O = Col('o', [rng.choice(['출금액', '출금금액(원)', '찾으신금액', '출금(원)'])], lambda t: k.m(t.minor) + won if t.minor < 0 else '', 'amount', 'right'); I = Col('i', [rng.choice(['입금액', '입금금액(원)', '맡기신금액', '입금(원)'])], lambda t: k.m(t.minor) + won if t.minor > 0 else '', 'amount', 'right')
    A = Col('a', [rng.choice(['거래금액', '금액'])], lambda t: ('-' if t.minor < 0 else '') + k.m(t.minor) + won, 'amount', 'right'); b = Col('b', [rng.choice(['잔액', '거래후잔액', '거래후 잔액(원)'])], lambda t: k.m(t.bal) + won, 'balance', 'right'); br = Col('br', ['거래점'], lambda t: rng_of(t).choice(CITY['KR']) + '지점')
    g = Col('g', ['구분'], lambda t: '출금' if t.minor < 0 else '입금'); A2 = Col('a', ['거래금액'], lambda t: k.m(t.minor) + won, 'amount', 'right')
    mon = {'입출': [I, O], '출입': [O, I], '부호': [A], '구분': [g, A2]}[close]
    cols = [d] + ([tm] if chance(rng, .6) else []) + ([typ] if chance(rng, .6) else []) + rng.choice([[nm] + mon + [b], mon + [b, nm]]) + ([memo] if chance(rng, .3) else []) + ([br] if chance(rng, .4) else [])
    if chance(rng, .3): ids = {id(t): i for i, t in enumerate(ts)}; cols.insert(0, Col('no', ['번호'], lambda t: str(ids[id(t)] + 1)))
    desc = chance(rng, .6); tt = ts[::-1] if desc else ts
    if chance(rng, .4): totals(f, ts); f.y += 8
    mark = len(doc.words)
    table(f, cols, tt, size, lead=rng.choice([1.4, 1.8, 2.2]))
    if zero and close in ('입출', '출입'):   # zeros in the cell that is not used
        for w in [w for w in doc.words[mark:] if w['l'] == 'amount']:
            c = I if doc.rows[w['r'][0]].minor < 0 else O; zw = stmt.width_of(zero, w['h'])
            doc.words.append({'t': zero, 'x': round(c.x1 - zw, 2), 'y': w['y'], 'w': round(zw, 2), 'h': w['h'], 'p': w['p'], 'l': None, 'r': []})
    if chance(rng, .5): f.need(60); box(f)
    f.on_end(f); return doc

def kr_card(rng):
    """Korean card bill: sections 일시불 / 해외이용 / 취소, many figure columns after the amount."""
    k = K(rng, 'KR', en=0); k.num = (',', '', 0); doc = stmt.Doc(595, 842); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng), card=True, pin=rng.choice([0, .1])); size = rng.choice([7, 7.5, 8]); df = rng.choice([SF['ko'][0], SF['ko'][1], DF['ko'][0], DF['ko'][4], SF['ko'][2]])
    for t in ts:
        if t.minor > 0: t.name = k.shop() + rng.choice([' 취소', '(취소)', ''])
    header(f, title=k.t('ctitle'), extra=(ts[0].day, ts[-1].day))
    doc.put(f.left, f.y, f'{ts[-1].day.month}월 결제금액', size=10); doc.put(f.left + 250, f.y, k.m(sum(-t.minor for t in ts)) + '원', size=13, bold=True, align='right'); f.y += 24
    pm = lambda t: ('' if t.minor < 0 else '-') + k.m(t.minor); fee = lambda t: '0'
    d = Col('d', [rng.choice(['이용일', '이용일자'])], lambda t: df(t.day), 'date'); nm = Col('n', [rng.choice(['이용하신곳', '이용가맹점', '가맹점명', '이용하신 가맹점'])], lambda t: t.name, 'name', flex=1); c = Col('c', ['이용카드'], lambda t: rng_of(t).choice(['본인', '본인', '가족']) + dg(random.Random(5), 3)); a = Col('a', [rng.choice(['이용금액', '이용금액(원)'])], pm, 'amount', 'right')
    cols = [d] + ([c] if chance(rng, .6) else []) + [nm, a]
    for h, g in (('할부', lambda t: rng_of(t).choice(['일시불', '일시불', '-'])), ('결제원금', pm), ('수수료', fee), ('적립포인트', lambda t: str(abs(t.minor) // 1000)), ('결제후잔액', fee)):
        if chance(rng, .4): cols.append(Col('x', [h], g, None, 'right'))
    if chance(rng, .25): cols.insert(1, Col('p', ['매입일'], lambda t: df(t.vday)))
    cut = rng.randint(0, len(ts)) if chance(rng, .5) else len(ts)
    for title, part in (('국내이용' if cut < len(ts) else '일시불', ts[:cut]), ('해외이용', ts[cut:])):
        if not part: continue
        f.need(50); doc.put(f.left, f.y, title, size=9, bold=True); f.y += 14
        table(f, cols, part, size, lead=rng.choice([1.4, 1.8]), sub=(lambda t: [f'USD {rng_of(t).randint(3, 200)}.{rng_of(t).randint(10, 99)} 환율 {rng_of(t).randint(1200, 1480)}.{rng_of(t).randint(10, 99)}']) if title == '해외이용' else None)
        f.need(20); doc.put(f.left + 60, f.y, f'{title} {k.t("total")} {len(part)}건', size=size); doc.put(f.right, f.y, k.m(sum(-t.minor for t in part)), size=size, align='right'); f.y += 18
    if chance(rng, .6): f.need(100); box(f)
    f.on_end(f); return doc

def vn_statement(rng):
    """Vietnam: bilingual two-line headings, STT, document numbers, long descriptions in a narrow column, totals row."""
    k = K(rng, 'VN', en=.1); doc = stmt.Doc(*rng.choice([(595, 842), (595, 842), (842, 595)])); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng)); header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([7, 7.5, 8])
    for t in ts:
        if chance(rng, .5): t.name = rng.choice(['{}', '{} FT' + dg(rng, 11), 'MBVCB.' + dg(rng, 10) + '.{}', '{} Ma giao dich ' + dg(rng, 6), 'QR - {}', '{} tai ' + k.bank()]).format(t.name)
    if chance(rng, .5): doc.put(f.left, f.y, k.t('open') + ':', size=8); doc.put(f.left + 200, f.y, k.m(k.open) + rng.choice(['', ' VND']), size=8, align='right', opening=True); f.y += 13; ol = None
    else: ol = k.t('open')
    wide = doc.width > 700
    cols = std(k, ts, two=rng.choice([None, None, 'bv', 'tp']), ref=chance(rng, .5), no=chance(rng, .4), bi=chance(rng, .7), money=rng.choice(['oi', 'oi', 'io', 'signed', 'drcr']), bal=chance(rng, .85), order=rng.choice(['dnm', 'dmn', 'dmn']), plus=chance(rng, .5), time=rng.choice([0, 0, 8]))
    table(f, cols, ts, size, openline=ol, closeline=k.t('close') if chance(rng, .5) else None, split=chance(rng, .3), lead=rng.choice([1.5, 1.8]))
    totals(f, ts); f.y += 6
    if chance(rng, .7): f.need(40); f.text(k.para(), 7)
    f.on_end(f); return doc

def th_statement(rng):
    """Thailand: time and code columns, one unsigned column whose direction only the kind and the balance tell, or two columns."""
    k = K(rng, 'TH', en=rng.choice([0, 0, 1])); doc = stmt.Doc(595, 842); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng)); header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([7, 7.5, 8]); df = rng.choice([DF['th'][1], DF['th'][2], DF['th'][5], DF['th'][4]])
    one = chance(rng, .4); en = k.lang == 'en'; H = lambda th, e: [e] if en else rng.choice([[th], [th, e]])
    for t in ts:
        t.type = {'pos': ('ชำระเงิน', 'Payment'), 'atm': ('ถอนเงินสด', 'Cash Withdrawal'), 'trf': ('โอนเงิน', 'Transfer Withdrawal') if t.minor < 0 else ('รับโอนเงิน', 'Transfer Deposit'), 'fee': ('ค่าธรรมเนียม', 'Fee'), 'bill': ('ชำระเงิน', 'Payment'), 'sal': ('รับโอนเงินเดือน', 'Payroll Deposit'), 'int': ('ดอกเบี้ยเงินฝาก', 'Interest'), 'ref': ('รับเงินคืน', 'Refund Deposit'), 'dep': ('ฝากเงินสด', 'Cash Deposit'), 'chq': ('เช็ค', 'Cheque')}[t.kind][en]
    d = Col('d', H('วันที่', 'Date'), lambda t: df(t.day), 'date'); tm = Col('t', H('เวลา', 'Time'), lambda t: t.time[:5]); ty = Col('y', H('รายการ', 'Descriptions'), lambda t: t.type); ch = Col('c', H('ช่องทาง', 'Channel'), lambda t: rng_of(t).choice(['K PLUS', 'ATM', 'EDC', 'Internet/Mobile', 'ENET', 'BCMS'])); nm = Col('n', H('รายละเอียด', 'Details'), lambda t: t.name, 'name', flex=1)
    if one: mon = [Col('a', H('ถอนเงิน / ฝากเงิน', 'Withdrawal / Deposit'), lambda t: k.m(t.minor), 'amount', 'right')]
    else: mon = [Col('o', H('ถอนเงิน', 'Withdrawal'), lambda t: k.m(t.minor) if t.minor < 0 else '', 'amount', 'right'), Col('i', H('ฝากเงิน', 'Deposit'), lambda t: k.m(t.minor) if t.minor > 0 else '', 'amount', 'right')]
    b = Col('b', H('ยอดคงเหลือ (บาท)', 'Outstanding Balance (THB)'), lambda t: k.m(t.bal), 'balance', 'right')
    cols = [d] + ([tm] if chance(rng, .7) else []) + ([ty] if one or chance(rng, .5) else []) + mon + [b] + ([ch] if chance(rng, .6) else []) + [nm]
    if chance(rng, .25): cols = [c for c in cols if c not in mon + [b]] + mon + [b]
    if chance(rng, .5): totals(f, ts); f.y += 6
    table(f, cols, ts, size, openline=None, closeline=None) if chance(rng, .3) else table(f, cols, ts, size, openline=rng.choice(['ยอดยกมา', 'Beginning Balance'][en:en + 1]), closeline=rng.choice([None, 'ยอดยกไป', 'Ending Balance']))
    if chance(rng, .5): f.need(60); f.text(k.para(), 7)
    f.on_end(f); return doc

def id_bca(rng):
    """Indonesia: TANGGAL KETERANGAN CBG MUTASI SALDO, DB behind the figure, references in lines of their own, balance now and then."""
    k = K(rng, 'ID', en=0); k.num = rng.choice([(',', '.', 1), (',', '.', 1), ('.', ',', 1)]); doc = stmt.Doc(595, 842); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng), span=28); header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([7.5, 8, 8.5, 9]); rest = f.right - f.left
    xd, xn, xc, xa, xb = f.left, f.left + 42, f.left + rest * .55, f.right - rest * .2, f.right; crmark = chance(rng, .3); df = rng.choice([SF['id'][0], SF['id'][0], DF['id'][1]]); daily = rng.choice([0, 1, 2])
    def heads(f):
        for x, h, al in ((xd, k.t('date') if len(k.t('date')) < 8 else 'TANGGAL', 'left'), (xn + 8, 'KETERANGAN', 'left'), (xc, 'CBG', 'left'), (xa, 'MUTASI', 'right'), (xb, 'SALDO', 'right')): doc.put(x, f.y, h, size=size, bold=True, align=al)
        f.y += size * 2
    f.on_top = heads; heads(f); doc.put(xd, f.y, df(ts[0].day.replace(day=1)), size=size); doc.put(xn + 8, f.y, 'SALDO AWAL', size=size); doc.put(xb, f.y, k.m(k.open), size=size, align='right', opening=True); f.y += size * 1.5
    for t in ts:
        lines = wrapc(t.name, xc - xn - 14, size)[:3]
        # kind first, then the reference in its own line, then the rest
        r = doc.row(t.day, t.minor, ' '.join(lines)); parts = [(l, True) for l in lines]
        if chance(rng, .5): parts.insert(1, (f'{t.day:%d%m}/{rng.choice(["FTSCY", "FTFVA", "ADSCY"])}/WS{dg(rng, 5)}', False))
        if chance(rng, .2): parts.append((f'{abs(t.minor) // 100}.00', False))
        f.need(len(parts) * size * 1.25)
        doc.put(xd, f.y, df(t.day), size=size, date=r)
        doc.put(xc, f.y, rng.choice(['', '', dg(rng, 4)]), size=size) if chance(rng, .4) else None
        doc.put(xa - 14, f.y, k.m(t.minor), size=size, align='right', amount=r)
        if t.minor < 0 or crmark: doc.put(xa, f.y, 'DB' if t.minor < 0 else 'CR', size=size, align='right')
        if daily == 0 or t.last or (daily == 2 and chance(rng, .3)): doc.put(xb, f.y, k.m(t.bal), size=size, align='right', balance=r)
        for l, lab in parts: doc.put(xn + 8, f.y, l, size=size, **(dict(name=r) if lab else {})); f.y += size * 1.25
        f.y += rng.choice([0, 2])
    f.need(70); f.y += 10
    for lab, v, kw in (('SALDO AWAL', k.open, {}), ('MUTASI CR', sum(t.minor for t in ts if t.minor > 0), {}), ('MUTASI DB', sum(-t.minor for t in ts if t.minor < 0), {}), ('SALDO AKHIR', k.close, dict(closing=True))):
        doc.put(f.left + 30, f.y, lab, size=size); doc.put(f.left + 110, f.y, ':', size=size); doc.put(f.left + 240, f.y, k.m(v), size=size, align='right', **kw)
        if lab.startswith('MUT'): doc.put(f.left + 280, f.y, str(sum((t.minor > 0) == (lab[-1] == 'R') for t in ts)), size=size)
        f.y += size * 1.5
    f.on_end(f); return doc

def blocks_record(rng):
    """Each transaction is a block: a number and date line, name below, amount right, details in small type."""
    k = K(rng); doc = page(rng); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng, hi=17)); header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([8.5, 9, 10]); style = rng.randrange(4); bal = chance(rng, .6); desc = chance(rng, .6); signed = rng.choice(['pm', 'minus', 'word']); W = [k.t('out'), k.t('in')]; cur = chance(rng, .5)
    if desc: ts = ts[::-1]
    for i, t in enumerate(ts):
        f.need(size * 5); a = (k.c if cur else k.m)(t.minor); a = ('-' if t.minor < 0 else '+' if signed == 'pm' else '') + a if signed != 'word' else a
        lines = wrapc(t.name, (f.right - f.left) * .55, size)[:2]; r = doc.row(t.day, t.minor, ' '.join(lines)); y = f.y
        if style == 0:      # small date line over the name
            e = doc.put(f.left, y, k.d(t.day), size=size - 2, date=r); doc.put(e + 6, y, t.time[:5], size=size - 2); y += size * 1.3
            for l in lines: doc.put(f.left, y, l, size=size, bold=True, name=r); y += size * 1.25
            doc.put(f.left, y, f'{t.type} · {t.ref}', size=size - 2); doc.put(f.right, f.y + size * 1.3, a, size=size + 1, align='right', amount=r)
            if bal: doc.put(f.right, f.y + size * 2.7, k.m(t.bal), size=size - 2, align='right', balance=r); doc.put(f.right - stmt.width_of(k.m(t.bal), size - 2) - 5, f.y + size * 2.7, k.t('bal'), size=size - 2, align='right')
        elif style == 1:    # name, then date, amount at the left below
            for l in lines: doc.put(f.left + 20, y, l, size=size, name=r); y += size * 1.25
            doc.put(f.left, f.y, f'{i + 1}.', size=size - 2); doc.put(f.left + 20, y, a, size=size, bold=True, amount=r); doc.put(f.right, f.y, k.d(t.day), size=size, align='right', date=r)
            if bal: doc.put(f.right, y, k.m(t.bal), size=size - 1, align='right', balance=r)
        elif style == 2:    # date column, name and kind, amount and balance stacked right
            doc.put(f.left, y, k.d(t.day), size=size - 1, date=r); doc.put(f.left, y + size * 1.3, t.time, size=size - 2); x = f.left + max(90, stmt.width_of(k.d(t.day), size - 1) + 10)
            for l in lines: doc.put(x, y, l, size=size, name=r); y += size * 1.25
            doc.put(x, y, t.type, size=size - 2); doc.put(f.right, f.y, a, size=size, align='right', amount=r)
            if bal: doc.put(f.right, f.y + size * 1.3, k.m(t.bal), size=size - 2, align='right', balance=r)
        else:               # amount first, big
            doc.put(f.left, y, a, size=size + 2, bold=True, amount=r); doc.put(f.right, y, k.d(t.day), size=size - 1, align='right', date=r); y += size * 1.6
            for l in lines: doc.put(f.left, y, l, size=size, name=r); y += size * 1.25
            if bal: doc.put(f.left, y, k.t('bal') + ' ', size=size - 2); doc.put(f.left + 130, y, k.m(t.bal), size=size - 2, balance=r)
        if signed == 'word': doc.put((f.left + f.right) * .5 + 90, f.y + (0 if style != 3 else size * 1.6), W[t.minor > 0], size=size - 3) if style == 0 else doc.put(f.left + (20 if style == 1 else max(90, stmt.width_of(k.d(t.day), size - 1) + 10) if style == 2 else 0), y + size * 1.3, W[t.minor > 0], size=size - 2)
        f.y = y + size * rng.choice([2.4, 2.8])
    if chance(rng, .5): f.need(100); box(f)
    f.on_end(f); return doc

def stacked_fields(rng):
    """Receipts or records: label and value lines, one transaction after the other."""
    k = K(rng); doc = page(rng); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(rng.randint(1, 9)); header(f, extra=(ts[0].day, ts[-1].day), title=rng.choice([k.t('title'), k.t('title')])); size = rng.choice([8, 9, 10]); xv = f.left + rng.choice([110, 140, 180]); right = chance(rng, .3); sep = rng.choice([':', '：', '', ' :']); bal = chance(rng, .4); twod = chance(rng, .4); sign = rng.choice(['s', 'w', 'w'])
    keys = ['d', 'n', 'a']; extra = [x for x in ('ref', 'type', 'time') if chance(rng, .5)]; order = keys + extra; rng.shuffle(order)
    if twod: order.insert(order.index('d') + rng.choice([0, 1]), 'v')
    if sign == 'w': order.insert(order.index('a'), 'w')
    if bal: order.append('b')
    lab = dict(d=k.t('tdate') if twod else k.t('date'), v=k.t('pdate'), n=k.t('desc'), a=k.t('amt'), ref=k.t('ref'), type=k.t('type'), time=k.t('time'), w=rng.choice(IOW[k.lang].split('|')), b=k.t('bal'))
    xv = max(xv, f.left + max(stmt.width_of(v + sep, size) for v in lab.values()) + 10)
    for i, t in enumerate(ts):
        lines = wrapc(t.name, f.right - xv - (80 if right else 10), size)[:3]; r = doc.row(t.day, t.minor, ' '.join(lines)); f.need((len(order) + len(lines)) * size * 1.5)
        if chance(rng, .3): doc.put(f.left, f.y, f'#{i + 1}', size=size, bold=True); f.y += size * 1.5
        for o in order:
            doc.put(f.left, f.y, lab[o] + sep, size=size)
            P = lambda txt, **kw: doc.put(f.right - 60 if right else xv, f.y, txt, size=size, align='right' if right else 'left', **kw)
            if o == 'd': P(k.d(t.day), date=r)
            elif o == 'v': P(k.d(t.vday))
            elif o == 'a': P(('-' if t.minor < 0 and sign == 's' else '') + k.c(t.minor), amount=r)
            elif o == 'b': P(k.c(t.bal), balance=r)
            elif o == 'w': P(k.t('out') if t.minor < 0 else k.t('in'))
            elif o == 'n':
                for j, l in enumerate(lines): doc.put(f.right - 60 if right else xv, f.y, l, size=size, align='right' if right else 'left', name=r); f.y += size * 1.3 if j < len(lines) - 1 else 0
            else: P({'ref': t.ref, 'type': t.type, 'time': t.time}[o])
            f.y += size * 1.45
        f.y += size
    f.on_end(f); return doc

def sections(rng):
    """Deposits and withdrawals in sections without signs; daily balances; cheques in three columns."""
    k = K(rng, 'PH', 'MY', 'HK', 'PH', 'ID', 'TH', 'VN', 'JP', 'KR', 'TW', 'CN'); doc = page(rng); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng, lo=2), pin=rng.choice([.2, .4, .6])); header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([8, 8.5, 9])
    doc.put(f.left, f.y, k.t('open'), size=9); doc.put(f.left + 260, f.y, k.c(k.open), size=9, align='right', opening=True); f.y += 13
    ins = [t for t in ts if t.minor > 0]; outs = [t for t in ts if t.minor < 0]
    doc.put(f.left, f.y, k.t('totin'), size=9); doc.put(f.left + 260, f.y, k.c(sum(t.minor for t in ins)), size=9, align='right'); f.y += 13
    doc.put(f.left, f.y, k.t('totout'), size=9); doc.put(f.left + 260, f.y, k.c(sum(t.minor for t in outs)), size=9, align='right'); f.y += 13
    doc.put(f.left, f.y, k.t('close'), size=9); doc.put(f.left + 260, f.y, k.c(k.close), size=9, align='right', closing=True); f.y += 26
    df = k.sf if chance(rng, .5) else k.df; heads = chance(rng, .6); amt_first = chance(rng, .3); tot = chance(rng, .7); ref = chance(rng, .3)
    for title, part in rng.choice([[(k.t('sin'), ins), (k.t('soff'), outs)], [(k.t('soff'), outs), (k.t('sin'), ins)]]):
        if not part: continue
        f.need(50); doc.put(f.left, f.y, title, size=size + 2, bold=True); f.y += size * 2
        d = Col('d', [k.t('date')], lambda t: df(t.day), 'date'); n = Col('n', [k.t('desc')], lambda t: t.name, 'name', flex=1); a = Col('a', [k.t('amt')], lambda t: k.m(t.minor), 'amount', 'right')
        cols = [d] + ([a, n] if amt_first else [n] + ([Col('r', [k.t('ref')], lambda t: t.ref)] if ref else []) + [a])
        table(f, cols, part, size, heads=heads)
        if tot: f.need(20); doc.put(f.left + 60, f.y, k.t('total'), size=size, bold=True); doc.put(f.right, f.y, k.m(sum(abs(t.minor) for t in part)), size=size, bold=True, align='right'); f.y += size * 2
        f.y += 8
    if chance(rng, .7): cheques(f, ts)
    if chance(rng, .5):
        f.need(80); doc.put(f.left, f.y, k.t('bal') + ' / ' + k.t('date'), size=size, bold=True); f.y += 14
        days = [t for t in ts if t.last]; st = (f.right - f.left) / 3
        for i, t in enumerate(days[:18]):
            doc.put(f.left + i % 3 * st, f.y, df(t.day), size=7.5); doc.put(f.left + i % 3 * st + st - 20, f.y, k.m(t.bal), size=7.5, align='right')
            if i % 3 == 2: f.y += 11; f.need(14)
        f.y += 16
    if chance(rng, .5): f.need(100); box(f)
    f.on_end(f); return doc

def my_statement(rng):
    """Malaysia: trilingual headings, + and - behind the figure, name in several indented lines, ending balance block."""
    k = K(rng, 'MY', en=.5); doc = stmt.Doc(595, 842); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng), span=30); header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([8, 8.5, 9]); df = rng.choice([DF['ms'][0], SF['ms'][0], DF['ms'][5], SF['en'][2]]); tri = rng.randrange(3)
    heads = [['TARIKH MASUK', '進支日期', 'ENTRY DATE'], ['BUTIR URUSNIAGA', '進支項說明', 'TRANSACTION DESCRIPTION'], ['JUMLAH URUSNIAGA', '银碼', 'TRANSACTION AMOUNT'], ['BAKI PENYATA', '結單存餘', 'STATEMENT BALANCE']]
    if tri == 1: heads = [[h[0], h[2]] for h in heads]
    if tri == 2: heads = [[h[2]] for h in heads]
    xd, xn, xa, xb = f.left, f.left + 80, f.right - 105, f.right
    def top(f):
        for x, h, al in zip((xd, xn, xa, xb), heads, ('left', 'left', 'right', 'right')):
            for i, l in enumerate(h): doc.put(x, f.y + i * 9, l, size=6.5, align=al)
        f.y += 9 * len(heads[0]) + 10
    f.on_top = top; top(f); doc.put(xn, f.y, rng.choice(['BEGINNING BALANCE', 'BAKI LEGAR', 'BALANCE B/F']), size=size); doc.put(xb, f.y, k.m(k.open), size=size, align='right', opening=True); f.y += size * 1.4
    plus = chance(rng, .7); cut = rng.choice([0, 1])
    for t in ts:
        words = t.name.split(); star = chance(rng, .3); lines = wrapc(t.name, 200, size)
        if len(words) > 2 and chance(rng, .6): j = rng.randint(1, len(words) - 1); lines = [' '.join(words[:j]), ' '.join(words[j:])]
        lines = [l2 for l in lines for l2 in wrapc(l, xa - xn - 70, size)][:4]
        r = doc.row(t.day, t.minor, ' '.join(lines)); f.need(size * 1.3 * (len(lines) + 1))
        doc.put(xd, f.y, df(t.day), size=size, date=r); doc.put(xa, f.y, k.m(t.minor) + ('-' if t.minor < 0 else '+' if plus else ''), size=size, align='right', amount=r); doc.put(xb, f.y, k.m(t.bal), size=size, align='right', balance=r)
        for i, l in enumerate(lines): doc.put(xn + (8 if i else 0), f.y, l, size=size, name=r); f.y += size * 1.25
        if star: doc.put(xn + 8, f.y, rng.choice([t.ref, 'REF ' + t.ref, dg(rng, 12)]), size=size); f.y += size * 1.25
        f.y += rng.choice([0, 2])
    f.need(50); f.y += 8
    for lab, v, kw in (('ENDING BALANCE :', k.close, dict(closing=True)), ('TOTAL CREDIT :', sum(t.minor for t in ts if t.minor > 0), {}), ('TOTAL DEBIT :', sum(-t.minor for t in ts if t.minor < 0), {})): doc.put(xn, f.y, lab, size=size); doc.put(xb if chance(rng, .5) else xa, f.y, k.m(v), size=size, align='right', **kw); f.y += size * 1.4
    if chance(rng, .5): f.need(70); f.text(k.para(), 7)
    f.on_end(f); return doc

def ph_ewallet(rng):
    """Wallet history: date and time in one cell, reference, debit and credit, balance; starting and ending balance as rows."""
    k = K(rng, 'PH', 'PH', 'MY', 'ID', 'VN', 'TH', 'HK'); doc = page(rng); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng)); size = rng.choice([7, 8, 9])
    brand = dict(PH=['GCash', 'Maya', 'GrabPay'], MY=["Touch 'n Go eWallet", 'Boost', 'GrabPay'], ID=['GoPay', 'OVO', 'DANA', 'LinkAja'], VN=['MoMo', 'ZaloPay', 'Viettel Money'], TH=['TrueMoney Wallet', 'Rabbit LINE Pay'], HK=['PayMe', 'AlipayHK', 'Octopus'])[k.cc]
    header(f, bank=rng.choice(brand), title=rng.choice(['Transaction History', k.t('title')]), extra=(ts[0].day, ts[-1].day)); tf = rng.choice([lambda t: f'{(int(t.time[:2]) + 11) % 12 + 1:02d}{t.time[2:5]} ' + ('AM' if int(t.time[:2]) < 12 else 'PM'), lambda t: t.time])
    H = lambda key: [k.t(key)]
    two = chance(rng, .5)
    d = Col('d', [rng.choice(['Date and Time', k.t('date')])], lambda t: k.d(t.day), 'date'); tm = Col('t', [''], tf); n = Col('n', H('desc'), lambda t: t.name, 'name', flex=1); r = Col('r', H('ref'), lambda t: t.ref); st = Col('s', ['Status'], lambda t: 'Success')
    mon = [Col('o', H('out'), lambda t: k.m(t.minor) if t.minor < 0 else '', 'amount', 'right'), Col('i', H('in'), lambda t: k.m(t.minor) if t.minor > 0 else '', 'amount', 'right')] if two else [Col('a', H('amt'), lambda t: k.sg(t.minor), 'amount', 'right')]
    b = Col('b', H('bal'), lambda t: k.m(t.bal), 'balance', 'right')
    cols = [d, tm] + rng.choice([[n, r], [r, n], [n]]) + ([st] if chance(rng, .3) else []) + mon + ([b] if chance(rng, .7) else [])
    if chance(rng, .15): cols = [n] + [c for c in cols if c is not n]
    o = chance(rng, .6)
    table(f, cols, ts, size, openline='STARTING BALANCE' if o and b in cols else None, closeline='ENDING BALANCE' if o and b in cols else None, lead=rng.choice([1.6, 2, 2.4]))
    if chance(rng, .6): totals(f, ts)
    f.on_end(f); return doc

def day_groups(rng):
    """Days as headings across the page, rows below without dates."""
    k = K(rng); doc = page(rng); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng), span=rng.choice([5, 10, 20])); header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([8, 9, 10]); desc = chance(rng, .5); sums = chance(rng, .4); bal = rng.choice([0, 1, 2]); cur = chance(rng, .5); how = rng.choice(['pm', 'm', 'io'])
    days = sorted({t.day for t in ts}, reverse=desc); x0 = f.left + rng.choice([0, 15, 50]); xa = f.right if bal != 1 else f.right - 100
    if how == 'io': doc.put(xa - 95, f.y, k.t('out'), size=size - 1, align='right'); doc.put(xa, f.y, k.t('in'), size=size - 1, align='right'); f.y += size * 2
    for day in days:
        part = [t for t in ts if t.day == day]
        f.need(size * 4)
        if desc: part = part[::-1]
        wr = [wrapc(t.name, xa - x0 - (200 if how == 'io' else 130), size)[:2] for t in part]; rows = [doc.row(t.day, t.minor, ' '.join(l)) for t, l in zip(part, wr)]
        doc.put(f.left, f.y, k.dh(day), size=size, bold=True, date=rows)
        if sums: doc.put(f.right, f.y, k.m(sum(t.minor for t in part)), size=size - 2, align='right')
        f.y += size * 1.7
        for t, l, r in zip(part, wr, rows):
            f.need(size * 1.3 * len(l)); a = (k.c if cur else k.m)(t.minor)
            if how == 'io': doc.put(xa - (95 if t.minor < 0 else 0), f.y, k.m(t.minor), size=size, align='right', amount=r)
            else: doc.put(xa, f.y, ('-' if t.minor < 0 else '+' if how == 'pm' else '') + a, size=size, align='right', amount=r)
            if bal == 1: doc.put(f.right, f.y, k.m(t.bal), size=size - 1, align='right', balance=r)
            for s in l: doc.put(x0, f.y, s, size=size, name=r); f.y += size * 1.25
            if chance(rng, .4): doc.put(x0, f.y, f'{t.time[:5]} {t.type}', size=size - 2); f.y += size * 1.2
            f.y += size * .4
        if bal == 2: doc.put(x0, f.y, k.t('bal'), size=size - 1); doc.put(f.right, f.y, k.m(max(part, key=lambda t: ts.index(t)).bal), size=size - 1, align='right'); f.y += size * 1.4
        f.y += size * .8
    if chance(rng, .4): f.need(100); box(f)
    f.on_end(f); return doc

def broker_cash(rng):
    """Securities cash account: trade date and settlement date, quantity and price columns, cash in and out, balance."""
    k = K(rng, 'JP', 'HK', 'TW', 'KR', 'MY', 'VN', 'TH', 'CN'); doc = stmt.Doc(842, 595); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng, hi=25)); size = rng.choice([7, 7.5, 8]); lang = k.lang
    Q = dict(ja=('約定日', '受渡日', '銘柄・摘要', '数量', '単価'), tw=('成交日', '交割日', '摘要', '股數', '單價'), ko=('거래일', '결제일', '종목명/적요', '수량', '단가'), zh=('成交日期', '交收日期', '业务摘要', '数量', '均价'), vi=('Ngày GD', 'Ngày TT', 'Diễn giải', 'KL', 'Giá'), th=('วันที่ซื้อขาย', 'วันชำระราคา', 'รายการ', 'จำนวน', 'ราคา')).get(lang, ('Trade Date', 'Settlement Date', 'Description', 'Qty', 'Price'))
    B = dict(ja=('買付', '売却', '配当金', '入金', '出金'), tw=('買進', '賣出', '現金股利', '存入', '提出'), ko=('매수', '매도', '배당금', '이체입금', '이체출금'), zh=('证券买入', '证券卖出', '红利入账', '银证转入', '银证转出'), vi=('Mua', 'Bán', 'Cổ tức', 'Nộp tiền', 'Rút tiền'), th=('ซื้อ', 'ขาย', 'เงินปันผล', 'ฝากเงิน', 'ถอนเงิน')).get(lang, ('BUY', 'SELL', 'DIVIDEND', 'DEPOSIT', 'WITHDRAWAL'))
    for t in ts:
        t.q = ''; stock = rng.choice(['7203 ', '0700 ', '2330 ', '005930 ', '600519 ', '']) + k.shop(); x = rng.random()
        if t.minor < 0: t.name = f'{B[0]} {stock}' if x < .7 else B[4]
        else: t.name = f'{B[1]} {stock}' if x < .4 else f'{B[2]} {stock}' if x < .8 else B[3]
        if ' ' in t.name and B[2] not in t.name: t.q = str(rng.choice([100, 200, 500, 1000])); t.pr = f'{rng.randint(5, 3000):,}.{rng.randint(0, 99):02d}'
        t.vday = t.day + datetime.timedelta(2)
    header(f, bank=rng.choice(dict(JP=['SBI証券', '野村證券', '楽天証券', 'マネックス証券'], TW=['元大證券', '富邦證券', '永豐金證券'], KR=['키움증권', '미래에셋증권', '삼성증권'], HK=['富途證券', 'Bright Smart Securities', 'Tiger Brokers'], VN=['SSI', 'VNDIRECT', 'TCBS'], TH=['Bualuang Securities', 'KS Securities'], MY=['Rakuten Trade', 'Moomoo MY', 'Kenanga'], CN=['中信证券', '华泰证券', '国泰君安'])[k.cc]), extra=(ts[0].day, ts[-1].day))
    d = Col('d', [Q[0]], lambda t: k.d(t.day), 'date'); v = Col('v', [Q[1]], lambda t: k.d(t.vday)); n = Col('n', [Q[2]], lambda t: t.name, 'name', flex=1); q = Col('q', [Q[3]], lambda t: t.q, None, 'right'); p = Col('p', [Q[4]], lambda t: t.pr if t.q else '', None, 'right')
    cols = rng.choice([[d, v], [v, d]]) + [n, q, p] + [c for c in std(k, ts, money=rng.choice(['oi', 'io', 'signed', 'paren']), order='dnm') if c.label in ('amount', 'balance')]
    table(f, cols, ts, size, openline=k.t('open') if chance(rng, .5) else None, closeline=k.t('close') if chance(rng, .5) else None, lead=rng.choice([1.4, 1.8]))
    if chance(rng, .7):   # holdings
        f.need(80); f.y += 8
        for _ in range(rng.randint(2, 5)):
            x = f.left
            for cell in (k.shop()[:16], str(rng.choice([100, 300, 1000])), k.m(k.amount()), k.m(k.amount(True)), k.word('p')): doc.put(x, f.y, cell, size=7.5); x += 140
            f.y += 11; f.need(12)
    f.on_end(f); return doc

def month_days(rng):
    """Month headings with only the day number on the rows."""
    k = K(rng); doc = page(rng); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng), span=70); header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([8, 9]); L = k.lang
    mh = lambda d: {'zh': f'{d.year}年{d.month}月', 'tw': f'{d.year}年{d.month}月', 'ja': rng_ja(d), 'ko': f'{d.year}년 {d.month}월', 'vi': f'Tháng {d.month}/{d.year}', 'th': f'{LMON["th"][d.month - 1]} {d.year + 543}'}.get(L) or f'{LMON[L][d.month - 1]} {d.year}'; rng_j = chance(rng, .5); rng_ja = lambda d: f'令和{d.year - 2018}年{d.month}月' if rng_j else f'{d.year}年{d.month}月'
    dd = lambda d: {'zh': f'{d.day}日', 'tw': f'{d.day}日', 'ja': f'{d.day}日', 'ko': f'{d.day}일'}.get(L, f'{d:%d}') if rng_dd else f'{d:%d}'; rng_dd = chance(rng, .6)
    mon = rng.choice(['io', 'oi', 'signed', 'drcr', 'trail']); cols0 = std(k, ts, money=mon, order='dnm', typ=chance(rng, .2)); cols0[0].get = lambda t: dd(t.day); cols0[0].head = [rng.choice([k.t('date'), ''])]
    months = sorted({(t.day.year, t.day.month) for t in ts}); size0 = size
    for y, m in months:
        part = [t for t in ts if (t.day.year, t.day.month) == (y, m)]; f.need(60); start = len(doc.rows); put = (doc.page, f.y)
        f.y += size * 1.8
        o, c = k.open, k.close; table(f, cols0, part, size, heads=chance(rng, .7), rep=False)
        rows = doc.rows[start:]; page_now = doc.page; doc.page = put[0]; doc.put(f.left, put[1], mh(part[0].day), size=size + 1, bold=True, date=rows); doc.page = page_now
        # reading order: the heading stands before its rows
        k2 = len([1 for _ in mh(part[0].day).split()]); tail = doc.words[-k2:]; del doc.words[-k2:]
        at = next(i for i, w in enumerate(doc.words) if w['r'] and w['r'][0] >= start); doc.words[at:at] = tail
        f.y += size
    if chance(rng, .5): totals(f, ts)
    f.on_end(f); return doc

def bare_print(rng):
    """A plain printout in fixed pitch, codes, dotted lines; country with Latin letters."""
    k = K(rng, 'ID', 'MY', 'PH', 'VN', 'HK', en=rng.choice([0, 1])); 
    if k.lang == 'tw': k.lang = 'en'; k.memo = {}; k.df = k.pick_df(DF); k.sf = k.pick_df(SF)
    if k.cc == 'HK':
        ok = lambda s: all(ord(c) < 0x2E80 for c in s)
    else: ok = lambda s: True
    k.mshare = .05; doc = stmt.Doc(*rng.choice([(612, 792), (595, 842), (842, 595)])); ts = [t for t in k.ts(nrows(rng)) if ok(t.name)] or k.ts(1)
    for t in ts:
        t.name = ''.join(c for c in t.name if ord(c) < 0x2E80).strip() or 'TRANSFER'
        if chance(rng, .8): t.name = t.name.upper()
    k.balances(ts); size = rng.choice([7, 7.5, 8]); cw = size * .6; f = Flow(doc, k, 36, doc.width - 36, 50, doc.height - 50); cols = int((doc.width - 72) / cw); P = lambda c, txt, **kw: doc.put(36 + c * cw, f.y, txt, size=size, mono=True, **kw); PR = lambda c, txt, **kw: doc.put(36 + c * cw, f.y, txt, size=size, mono=True, align='right', **kw)
    df = rng.choice([DF['en'][8], DF['id'][1], DF['en'][3], SF['id'][0]]) if k.cc != 'PH' else rng.choice([DF['en'][0], DF['en'][4], DF['en'][8]]); P(0, k.bank().upper()); f.y += size * 1.3; P(0, k.t('title').upper()); f.y += size * 1.3; P(0, f'{k.t("acct").upper()}: {dg(rng, 10)}   {k.t("period").upper()}: {df(ts[0].day)} - {df(ts[-1].day)}'); f.y += size * 1.6
    io = rng.randrange(3); wB, wA = cols, cols - 17; wI = cols - 17; wO = cols - 34 if io == 0 else cols - 17; nw = (wO if io == 0 else wA) - 17 - 13; code = chance(rng, .5); cx = 12
    nx = cx + 5 if code else cx; nw -= 5 if code else 0; nw = max(12, nw); line = rng.choice(['-', '=', ''])
    def top(f):
        if line: P(0, line * cols); f.y += size * 1.3
        P(0, 'DATE' if k.lang == 'en' else 'TGL'); P(nx, 'PARTICULARS' if k.lang == 'en' else 'KETERANGAN')
        if code: P(cx, 'CODE'[:4])
        if io == 0: PR(wO, 'DEBIT'); PR(wI, 'CREDIT')
        else: PR(wA, 'AMOUNT')
        PR(wB, 'BALANCE'); f.y += size * 1.3
        if line: P(0, line * cols); f.y += size * 1.3
    f.on_top = top; top(f); P(nx, 'BALANCE FORWARD' if k.lang == 'en' else 'SALDO AWAL'); PR(wB, k.m(k.open), opening=True); f.y += size * 1.4
    for t in ts:
        lines = []; now = ''
        for w in t.name.split():
            w = w[:nw]
            if now and len(now) + 1 + len(w) > nw: lines.append(now); now = w
            else: now = (now + ' ' + w).strip()
        lines.append(now); lines = lines[:3]; r = doc.row(t.day, t.minor, ' '.join(lines)); f.need(size * 1.3 * len(lines))
        P(0, df(t.day), date=r)
        if code: P(cx, rng.choice(['TRF', 'CWD', 'POS', 'CHG', 'DM', 'CM'][:4]) if t.minor < 0 else rng.choice(['CM', 'DEP', 'INT']))
        if io == 0: PR(wO if t.minor < 0 else wI, k.m(t.minor).replace(' ', '.'), amount=r)
        elif io == 1: PR(wA, k.m(t.minor).replace(' ', '.') + ('-' if t.minor < 0 else ' '), amount=r)
        else: PR(wA - 3, k.m(t.minor).replace(' ', '.'), amount=r); PR(wA, 'DR' if t.minor < 0 else 'CR')
        PR(wB, k.m(t.bal).replace(' ', '.'), balance=r)
        for l in lines: P(nx, l, name=r); f.y += size * 1.3
    if line: P(0, line * cols); f.y += size * 1.3
    f.need(30); P(nx, 'CLOSING BALANCE' if k.lang == 'en' else 'SALDO AKHIR'); PR(wB, k.m(k.close).replace(' ', '.'), closing=True); f.y += size * 1.4
    P(nx, '*** END OF STATEMENT ***' if chance(rng, .5) else k.para()[:cols - nx]); return doc

def cn_card(rng):
    """Chinese credit card: 还款 and 消费 sections, negative repayments, the amount at the place again with the country."""
    k = K(rng, 'CN', en=0); doc = stmt.Doc(595, 842); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng), card=True, span=30); df = rng.choice([SF['zh'][2], SF['zh'][5], SF['zh'][0], DF['zh'][3], DF['zh'][6], DF['zh'][1]]); size = rng.choice([7.5, 8, 9]); header(f, title=k.t('ctitle'), extra=(ts[0].day, ts[-1].day))
    for a, b in (('本期应还金额', k.c(k.amount(True))), ('最低还款额', k.c(k.amount())), ('到期还款日', k.d(ts[-1].day + datetime.timedelta(18))), ('信用额度', k.c(k.amount(True) * 3))): doc.put(f.left, f.y, a, size=9); doc.put(f.left + 250, f.y, b, size=10, bold=True, align='right'); f.y += 15
    f.y += 10; cur = rng.choice(['', '', '￥', '¥ ']); sgn = chance(rng, .25); tail = dg(rng, 4); ctry = rng.choice(['', '(CN)', '/CNY', '(RMB)']); sects = chance(rng, .5); inout = not sgn and chance(rng, .2)
    pm = lambda t: (('-' if t.minor < 0 else '+') if sgn else ('' if t.minor < 0 else '-')) + cur + k.m(t.minor)
    if inout: pm = lambda t: cur + k.m(t.minor) + ('(支出)' if t.minor < 0 else '(存入)')
    d = Col('d', ['交易日'], lambda t: df(t.day), 'date'); p = Col('p', ['记账日'], lambda t: df(t.vday)); n = Col('n', [rng.choice(['交易摘要', '交易描述', '交易说明'])], lambda t: t.name, 'name', flex=1); a = Col('a', [rng.choice(['人民币金额', '入账金额', '交易金额'])], pm, 'amount', 'right'); c = Col('c', ['卡号', '末四位'], lambda t: tail); g = Col('g', ['交易地金额'], lambda t: ('' if t.minor < 0 else '-') + k.m(t.minor) + ctry, None, 'right')
    cols = rng.choice([[d, p], [d, p], [p, d], [d]]) + rng.choice([[n, a, c], [c, n, a], [n, c, a]]) + ([g] if chance(rng, .5) else [])
    groups = [('还款', [t for t in ts if t.minor > 0]), ('消费', [t for t in ts if t.minor < 0])] if sects else [('', ts)]
    for title, part in groups:
        if not part: continue
        f.need(50)
        if title: doc.put(f.left, f.y, title, size=size + 1, bold=True); f.y += size * 1.8
        table(f, cols, part, size, heads=title != '消费' or chance(rng, .7), lead=rng.choice([1.4, 1.8])); f.y += 6
    if chance(rng, .5): f.need(20); doc.put(f.left, f.y, '本期消费合计 ' + k.m(sum(-t.minor for t in ts if t.minor < 0)), size=size); f.y += 18
    for _ in range(rng.randint(0, 2)): f.need(100); box(f)
    f.on_end(f); return doc

def two_line_rows(rng):
    """Headings in two lines; each row has two lines too: date, out, in, balance above; time, name, branch below (or the other way round)."""
    k = K(rng); doc = page(rng); f = flow(doc, k, rng); pager(f, rng); ts = k.ts(nrows(rng)); header(f, extra=(ts[0].day, ts[-1].day)); size = rng.choice([8, 8.5, 9]); w = f.right - f.left; below = chance(rng, .6); one = chance(rng, .35); desc = chance(rng, .4); bal = chance(rng, .85); W = [k.t('out'), k.t('in')]
    xd = f.left; xn = f.left + max(70, max(stmt.width_of(k.d(t.day), size) for t in ts) + 14); x3, x2, x1 = f.right, f.right - w * .19, f.right - w * .38; sgn = rng.choice(['-', '-', 'trail'])
    def top(f):
        doc.put(xd, f.y, k.t('date'), size=size - 1); doc.put(xd, f.y + size * 1.25, k.t('time'), size=size - 1)
        doc.put(xn, f.y + size * 1.25 * below, (wrapc(k.t('desc'), x1 - xn - 60, size - 1) or [''])[0], size=size - 1)
        if one: doc.put(x2, f.y, (wrapc(k.t('amt'), w * .17, size - 1) or [''])[0], size=size - 1, align='right')
        else: doc.put(x1, f.y, (wrapc(W[0], w * .17, size - 1) or [''])[0], size=size - 1, align='right'); doc.put(x2, f.y, (wrapc(W[1], w * .17, size - 1) or [''])[0], size=size - 1, align='right')
        if bal: doc.put(x3, f.y, (wrapc(k.t('bal'), w * .17, size - 1) or [''])[0], size=size - 1, align='right')
        doc.put(x3, f.y + size * 1.25, (wrapc(k.t('branch'), w * .17, size - 1) or [''])[0], size=size - 1, align='right'); f.y += size * 3.2
    old = f.on_top
    def both(f):
        if old: old(f)
        top(f)
    f.on_top = both; top(f)
    for t in ts[::-1] if desc else ts:
        room = (x3 - 70 if below else x1 - w * .16) - xn; lines = wrapc(t.name, room, size)[:1] or ['-']; r = doc.row(t.day, t.minor, lines[0]); f.need(size * 2.8); y2 = f.y + size * 1.25; a = k.m(t.minor)
        doc.put(xd, f.y, k.d(t.day), size=size, date=r); doc.put(xd, y2, t.time, size=size - 1); doc.put(xn, y2 if below else f.y, lines[0], size=size, name=r)
        if not below: doc.put(xn, y2, f'{t.type} {t.ref}', size=size - 1)
        elif chance(rng, .5): doc.put(xn, f.y, (wrapc(t.type, x1 - w * .16 - xn, size) or [''])[0], size=size)
        if one: doc.put(x2, f.y, ('-' + a if sgn == '-' else a + '-') if t.minor < 0 else a, size=size, align='right', amount=r)
        else: doc.put(x1 if t.minor < 0 else x2, f.y, a, size=size, align='right', amount=r)
        if bal: doc.put(x3, f.y, k.m(t.bal), size=size, align='right', balance=r)
        doc.put(x3, y2, rng.choice(CITY[k.cc])[:9], size=size - 1, align='right'); f.y += size * rng.choice([2.8, 3.2])
    if chance(rng, .5): totals(f, ts)
    if chance(rng, .4): f.need(100); box(f)
    f.on_end(f); return doc

def multi_currency(rng):
    """One table with rows of several currencies, the code in a column or with the figure."""
    k = K(rng, 'HK', 'TW', 'JP', 'MY', 'PH', 'CN', 'TH', 'VN'); doc = page(rng); f = flow(doc, k, rng); pager(f, rng); base = k.ts(nrows(rng, hi=25)); header(f, extra=(base[0].day, base[-1].day)); size = rng.choice([8, 8.5, 9]); ks = [k] + [k.other(c) for c in rng.sample(['USD', 'EUR', 'AUD', 'JPY', 'CNY'], 2) if c != k.cur]; how = rng.choice(['col', 'pre', 'post']); sign = rng.choice(['-', '-', '+-', 'io'])
    for t in base:
        t.k = rng.choice(ks)
        if t.k is not k: v = t.k.amount(); t.minor = v if t.minor > 0 else -v
    def fm(t): return {'col': '{1}', 'pre': '{0} {1}', 'post': '{1} {0}'}[how].format(t.k.cur, t.k.m(t.minor))
    d = Col('d', [k.t('date')], lambda t: k.d(t.day), 'date'); n = Col('n', [k.t('desc')], lambda t: t.name, 'name', flex=1); c = [Col('c', [k.t('cur')], lambda t: t.k.cur)] if how == 'col' else []
    if sign == 'io': m = [Col('o', [k.t('out')], lambda t: fm(t) if t.minor < 0 else '', 'amount', 'right'), Col('i', [k.t('in')], lambda t: fm(t) if t.minor > 0 else '', 'amount', 'right')]
    else: m = [Col('a', [k.t('amt')], lambda t: ('-' if t.minor < 0 else '+' if sign == '+-' else '') + fm(t), 'amount', 'right')]
    rate = [Col('x', ['FX'], lambda t: f'{rng_of(t).randint(1, 40)}.{rng_of(t).randint(1000, 9999)}' if t.k is not k else '', None, 'right')] if chance(rng, .3) else []
    table(f, [d] + rng.choice([c + [n], [n] + c]) + m + rate, base, size, lead=rng.choice([1.4, 1.8]))
    f.need(60); f.y += 8
    for kk in ks: doc.put(f.left, f.y, f'{kk.cur} {k.t("bal")}', size=8); doc.put(f.left + 220, f.y, kk.m(kk.amount(True)), size=8, align='right'); f.y += 12
    f.on_end(f); return doc

def sidebar(rng):
    """Rows beside a column with account data, offers and figures at the same height."""
    k = K(rng); doc = stmt.Doc(*rng.choice([(595, 842), (612, 792), (842, 595)])); rng2 = rng; left = chance(rng, .5); card = chance(rng, .4); ts = k.ts(rng.randint(2, 24), card=card); bw = 150; m = 36
    f = Flow(doc, k, m + (bw + 14 if left else 0), doc.width - m - (0 if left else bw + 14), 60, doc.height - 60); side = Flow(doc, k, m if left else doc.width - m - bw, (m if left else doc.width - m - bw) + bw, 60, doc.height - 70)
    doc.put(f.left, 50, k.own(), size=14, bold=True); f.y = side.y = 80
    for _ in range(rng.randint(6, 16)):
        a, b = k.noise(); step = rng.choice([11, 13, 15])
        if chance(rng, .5): doc.put(side.left, side.y, (wrapc(a, bw, 7.5) or [''])[0], size=7.5); side.y += step; doc.put(side.left, side.y, (wrapc(b, bw, 9) or [''])[0], size=9, bold=True)
        else: doc.put(side.left, side.y, (wrapc(a, bw * .6 - 4, 7.5) or [''])[0], size=7.5); doc.put(side.right, side.y, (wrapc(b, bw * .4, 7) or [''])[0], size=7, align='right')
        side.y += step + rng.choice([0, 6])
        if chance(rng, .15):
            for l in wrapc(k.para(), bw, 7)[:4]: doc.put(side.left, side.y, l, size=7); side.y += 9
        if side.y > side.bottom - 60: break
    df = k.sf if chance(rng, .6) else k.df; neg = rng.choice(['-', 'cr'])
    def amt(t):
        a = k.m(t.minor)
        if not card: return ('-' if t.minor < 0 else '') + a
        return a if t.minor < 0 else '-' + a if neg == '-' else a + ' CR'
    cols = [Col('d', [k.t('tdate') if card else k.t('date')], lambda t: df(t.day), 'date'), Col('n', [k.t('desc')], lambda t: t.name, 'name', flex=1), Col('a', [k.t('amt')], amt, 'amount', 'right')]
    if card and chance(rng, .5): cols.insert(rng.randrange(2), Col('p', [k.t('pdate')], lambda t: df(t.vday)))
    if not card and chance(rng, .4): cols.append(Col('b', [k.t('bal')], lambda t: k.m(t.bal), 'balance', 'right'))
    table(f, cols, ts, rng.choice([7, 7.5, 8]), heads=chance(rng, .8), gap=6)
    return doc

def pages_total(g):
    def h(rng):
        doc = g(rng)
        for w in doc.words:
            if '§' in w['t']: w['t'] = w['t'].replace('§', str(doc.page + 1))
        return doc
    h.__name__ = g.__name__; return h

PDF = [pages_total(g) for g in (any_table, two_dates_card, cn_flow, cn_wallet_proof, tw_consolidated, tw_card, hk_integrated, jp_passbook, jp_card, newspaper, kr_bank, kr_card, vn_statement, th_statement, id_bca, blocks_record, stacked_fields, sections, my_statement, ph_ewallet, day_groups, broker_cash, month_days, bare_print, cn_card, two_line_rows, multi_currency, sidebar)]

# ------------------------------------------------------------------ pastes
CAT = dict(zh='餐饮美食|交通出行|日用百货|转账红包|生活缴费|服饰装扮|医疗健康|文化休闲|其他', tw='餐飲|交通|購物|轉帳|生活繳費|娛樂|醫療', ja='食費|交通費|日用品|趣味・娯楽|水道・光熱費|通信費|未分類|その他', ko='식비|카페|교통|쇼핑|생활|이체|의료|문화|미분류', vi='Ăn uống|Mua sắm|Di chuyển|Hóa đơn|Chuyển tiền|Giải trí', th='อาหาร|ช้อปปิ้ง|เดินทาง|บิล|โอนเงิน|บันเทิง', id='Makanan & Minuman|Belanja|Transportasi|Tagihan|Transfer|Hiburan', ms='Makanan|Beli-belah|Pengangkutan|Bil|Pindahan', en='Food & Drinks|Shopping|Transport|Bills|Transfer|Groceries|Health|Entertainment')
BTN = dict(zh='详情|查看详情|申请开票|再次购买|更多|分享账单', tw='明細|查看更多|分期|分享|展開', ja='詳細|詳細を見る|明細を表示|メモを追加|あとから分割|印刷', ko='상세보기|더보기|메모|나눠내기|영수증', vi='Chi tiết|Xem thêm|Chia tiền|Tra soát', th='ดูรายละเอียด|แชร์สลิป|เพิ่มเติม', id='Lihat Detail|Bagikan|Detail|Unduh', ms='Butiran|Lihat|Kongsi', en='Details|View details|Split bill|Share receipt|More|Add note')
NAV = dict(zh='首页|账单|我的|收支明细|筛选|导出|搜索交易记录|全部|转账', tw='首頁|帳戶總覽|交易明細|轉帳|下載|篩選|近三個月', ja='ホーム|残高照会|入出金明細|振込|ログアウト|CSVダウンロード|表示期間|絞り込み', ko='홈|전체계좌|거래내역|이체|엑셀저장|조회|1개월|3개월', vi='Trang chủ|Tài khoản|Lịch sử giao dịch|Chuyển tiền|Xuất file|Tìm kiếm', th='หน้าหลัก|บัญชี|รายการเดินบัญชี|โอนเงิน|ค้นหา|ตัวกรอง', id='Beranda|Rekening|Mutasi|Transfer|Unduh|Filter|Cari transaksi', ms='Laman Utama|Akaun|Transaksi|Pindahan|Muat turun', en='Home|Accounts|Transactions|Transfer|Download|Filter|Search|Export to CSV|Log out')
PEND = dict(zh='处理中', tw='處理中交易', ja='未確定のご利用分', ko='승인 대기중', vi='Đang xử lý', th='รอดำเนินการ', id='Menunggu', ms='Dalam proses', en='Pending')
STAT = dict(zh='交易成功|支付成功|已完成', tw='交易成功|已完成', ja='完了|支払い完了|受付済', ko='완료|승인|정상', vi='Thành công|Hoàn thành', th='สำเร็จ|ทำรายการสำเร็จ', id='Berhasil|Sukses|Selesai', ms='Berjaya|Selesai', en='Completed|Successful|Posted')

def nav(p, k, n=None):
    rng = k.rng; items = rng.sample(NAV[k.lang].split('|'), min(n or rng.randint(1, 5), 5))
    if chance(rng, .5): p.line(rng.choice([' | ', '  ', ' > ', '\t']).join(items))
    else:
        for i in items: p.line(i)
def foot(p, k):
    if chance(k.rng, .4): p.line('')
    if chance(k.rng, .5): p.line(k.para())
    if chance(k.rng, .2): nav(p, k, 3)
def lab(text, r, key): return (text, {key: r})
def blank(p, rng, q=.5):
    if chance(rng, q): p.line('')
def dorel(k, ts):
    """A heading for a day: relative for the last two days."""
    today = max(t.day for t in ts); rel = chance(k.rng, .6)
    def h(day):
        if rel and day == today: return REL[k.lang][0]
        if rel and day == today - datetime.timedelta(1): return REL[k.lang][1]
        return k.dh(day)
    return h
def namerow(p, t): return p.row(t.day, t.minor, t.name)
def ctime(t, rng):
    return t.time[:5]

def p_wallet_cn(rng):
    """Alipay / WeChat bill list: name, category, time, signed amount on lines of their own."""
    k = K(rng, 'CN', en=0); k.num = rng.choice([('', '.', 1), (',', '.', 1)]); p = stmt.Paste(); ts = k.ts(nrows(rng))[::-1]; wx = chance(rng, .5); df = rng.choice([SF['zh'][0], SF['zh'][1], DF['zh'][0], DF['zh'][2]])
    p.line('账单'); nav(p, k) if chance(rng, .5) else None
    order = rng.choice(['ncda', 'nda', 'nadc', 'anD', 'nacd', 'dna']); month = None; sums = chance(rng, .7); plus = chance(rng, .8); cur = rng.choice(['', '', '¥']); bal = chance(rng, .15)
    for t in ts:
        if sums and (t.day.year, t.day.month) != month:
            month = (t.day.year, t.day.month); part = [x for x in ts if (x.day.year, x.day.month) == month]
            p.line(f'{month[0]}年{month[1]}月'); p.line(f'支出 ¥{k.m(sum(-x.minor for x in part if x.minor < 0))} 收入 ¥{k.m(sum(x.minor for x in part if x.minor > 0))}')
        r = namerow(p, t); a = ('-' if t.minor < 0 else '+' if plus else '') + cur + k.m(t.minor)
        for o in order:
            if o == 'n': p.line(lab(t.name, r, 'name'))
            elif o == 'c': p.line(rng.choice(CAT['zh'].split('|')))
            elif o in 'dD': p.line(lab(df(t.day), r, 'date'), *([' ', t.time[:5]] if chance(rng, .9) else []))
            elif o == 'a': p.line(lab(a, r, 'amount'))
        if chance(rng, .08): p.line(rng.choice(['交易关闭', '已全额退款', '自动扣款', '等待确认收货'][2:3]))
        if bal: p.line('余额 ', lab(k.m(t.bal), r, 'balance'))
    foot(p, k); return p

def p_tabs(rng):
    """A table copied with tabs; any country, any columns."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng)); two = rng.choice([None, None, 'tp', 'pt', 'bv']); money = rng.choice(['io', 'oi', 'signed', 'drcr', 'col', 'trail', 'signed']); cols = std(k, ts, two=two, money=money, typ=chance(rng, .3), ref=chance(rng, .3), bal=chance(rng, .7), no=chance(rng, .2), branch=chance(rng, .1), time=rng.choice([0, 0, 8]), plus=chance(rng, .5))
    if chance(rng, .5): nav(p, k)
    if chance(rng, .5): p.line(f'{k.t("acct")}: {dg(rng, 10)}'); p.line(f'{k.t("bal")}: {k.c(k.close)}') if chance(rng, .5) else None
    sep = rng.choice(['\t', '\t', '\t', ' | ', '  \t', ' ; ']); cur = money == 'signed' and chance(rng, .4)
    if chance(rng, .8): p.line(sep.join(' '.join(c.head) for c in cols))
    if chance(rng, .5): ts = ts[::-1]
    elif chance(rng, .3): p.line(k.t('open'), sep, (k.m(k.open), {'opening': True}))
    for t in ts:
        r = namerow(p, t); parts = []
        for i, c in enumerate(cols):
            if i: parts.append(sep)
            txt = c.get(t) or ''
            if c.label == 'amount' and cur: txt = k.sg(t.minor)
            if not txt: parts.append(rng.choice(['', '']) if sep != ' | ' else '-')
            elif c.label: parts.append((txt, {c.label: r}))
            else: parts.append(txt)
        p.line(*parts)
    foot(p, k); return p

def p_stacked_cells(rng):
    """Table cells one per line, headings first."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng)); money = rng.choice(['signed', 'drcr', 'col', 'signed', 'io']); cols = std(k, ts, two=rng.choice([None, None, 'tp', 'pt', 'bv']), money=money, typ=chance(rng, .3), ref=chance(rng, .2), bal=chance(rng, .7), no=chance(rng, .2), plus=chance(rng, .5)); gap = chance(rng, .3)
    if chance(rng, .5): p.line(k.t('title'))
    if chance(rng, .8):
        for c in cols: p.line(' '.join(c.head))
    if chance(rng, .5): ts = ts[::-1]
    dash = rng.choice(['', '-', '0', '--'])
    for t in ts:
        r = namerow(p, t)
        for c in cols:
            txt = c.get(t) or ''
            if not txt:
                if c.label == 'amount': p.line(dash)
                continue
            p.line((txt, {c.label: r})) if c.label else p.line(txt)
        if gap: p.line('')
    foot(p, k); return p

def p_collapsed(rng):
    """Text copied out of a PDF: columns collapsed to single blanks, page feet, wrapped names."""
    k = K(rng); p = stmt.Paste(); k.num = k.num if k.num[0] != ' ' else ('.', ',', 0); ts = k.ts(nrows(rng)); money = rng.choice(['io', 'oi', 'signed', 'drcr', 'trail', 'paren']); two = rng.choice([None, None, 'tp', 'pt', 'bv', 'vb']); bal = chance(rng, .8) or money in ('io', 'oi')
    cols = std(k, ts, two=two, money=money, bal=bal, ref=chance(rng, .2), typ=chance(rng, .15), order=rng.choice(['dnm', 'dnm', 'dmn'])); p.line(k.own()); p.line(k.t('title')); p.line(f'{k.t("name")} {k.person()} {k.t("acct")} {dg(rng, 10)}'); p.line(f'{k.t("period")} {k.d(ts[0].day)} - {k.d(ts[-1].day)}')
    for _ in range(rng.randint(0, 4)): a, b = k.noise(); p.line(f'{a} {b}')
    p.line(' '.join(' '.join(c.head) for c in cols)); 
    if bal and chance(rng, .6): p.line(k.t('open'), ' ', (k.m(k.open), {'opening': True}))
    wrap = chance(rng, .4); per = rng.randint(8, 20); first = chance(rng, .15) and two is None
    for i, t in enumerate(ts):
        words = t.name.split(); cut = len(words)
        if wrap and len(words) > 2 and chance(rng, .6): cut = rng.randint(1, len(words) - 1)
        r = namerow(p, t); parts = []
        for c in cols:
            if c.label == 'name': parts += [' ', (' '.join(words[:cut]), {'name': r})]
            else:
                txt = c.get(t)
                if txt: parts += [' ', (txt, {c.label: r} if c.label else {})]
        p.line(*parts[1:])
        if cut < len(words): p.line((' '.join(words[cut:]), {'name': r}))
        if chance(rng, .05): p.line('Ref ' + t.ref)
        if i % per == per - 1 and i < len(ts) - 1:
            p.line(k.t('page').format(i // per + 1, len(ts) // per + 1)); p.line(k.own()); 
            if chance(rng, .6): p.line(' '.join(' '.join(c.head) for c in cols))
    if bal and chance(rng, .6): p.line(k.t('close'), ' ', (k.m(k.close), {'closing': True}))
    if chance(rng, .5): p.line(f'{k.t("totout")} {k.m(sum(-t.minor for t in ts if t.minor < 0))} {k.t("totin")} {k.m(sum(t.minor for t in ts if t.minor > 0))}')
    foot(p, k); return p

def p_aligned(rng):
    """Columns aligned by blanks."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng)); cols = std(k, ts, two=rng.choice([None, None, 'tp', 'pt']), bal=chance(rng, .7), typ=chance(rng, .2), money=rng.choice(['io', 'oi', 'signed', 'drcr', 'trail', 'col'])); gap = rng.choice([2, 3, 4]); bal = any(c.label == 'balance' for c in cols)
    W = {c: max([len(' '.join(c.head))] + [len(c.get(t) or '') for t in ts] + ([len(k.m(k.open))] if c.label == 'balance' else [])) for c in cols}; just = lambda c, s: s.rjust(W[c]) if c.align == 'right' else s.ljust(W[c])
    p.line(k.own() + '   ' + k.t('title')); blank(p, rng)
    if chance(rng, .85): p.line((' ' * gap).join(just(c, ' '.join(c.head)) for c in cols)); p.line('-' * 40) if chance(rng, .3) else None
    for t in ts:
        r = namerow(p, t); parts = []
        for i, c in enumerate(cols):
            if i: parts.append(' ' * gap)
            txt = c.get(t) or ''; pad = ' ' * (W[c] - len(txt))
            body = (txt, {c.label: r} if c.label else {}) if txt else ''
            parts += [pad, body] if c.align == 'right' else [body, pad]
        p.line(*[x for x in parts if x])
    if bal and chance(rng, .5): p.line(k.t('close') + ' ' * 6, (k.m(k.close), {'closing': True}))
    foot(p, k); return p

def p_app_days(rng):
    """Bank app: day headings (today, yesterday), rows over several lines, perhaps a pending section."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng), span=rng.choice([3, 6, 15]))[::-1]; h = dorel(k, ts); 
    if chance(rng, .5): nav(p, k)
    if chance(rng, .5): p.line(k.own()); p.line(k.c(k.close)); p.line(dg(rng, 4) + '-' + dg(rng, 6))
    if chance(rng, .3):
        p.line(PEND[k.lang])
        for _ in range(rng.randint(1, 2)): p.line(k.shop()); p.line(k.sg(-k.amount()))
    order = rng.choice(['na', 'nTa', 'nca', 'an', 'nab', 'Tnab', 'nCab', 'ncTa', 'N', 'Nb', 'NTb', 'aTn']); btn = chance(rng, .2); minus = rng.choice(['-', '-', '−', '- ']); plus = chance(rng, .6); one = chance(rng, .25); words = chance(rng, .15) and 'N' not in order; day = None
    if minus == '- ': minus = '-'
    W = (k.t('out'), k.t('in')); sums = chance(rng, .2)
    i = 0
    while i < len(ts):
        part = [t for t in ts if t.day == ts[i].day]; rows = [namerow(p, t) for t in part]; i += len(part)
        p.line((h(part[0].day), {'date': rows}), *(['  ' + k.sg(sum(t.minor for t in part))] if sums else []))
        for t, r in zip(part, rows):
            a = k.sg(t.minor, plus, minus) if not words else k.c(t.minor)
            for o in order:
                if o == 'n': p.line(lab(t.name, r, 'name'))
                elif o == 'N': p.line(lab(t.name, r, 'name'), rng.choice([' ', '\t', '   ']), lab(a, r, 'amount'))
                elif o == 'a': p.line(*([W[t.minor > 0] + ' '] if words else []), lab(a, r, 'amount'))
                elif o == 'T': p.line(t.time[:5])
                elif o == 'c': p.line(rng.choice(CAT[k.lang].split('|')))
                elif o == 'C': p.line(f'{t.time[:5]} | {t.type}')
                elif o == 'b': p.line(k.t('bal') + ' ', lab(k.c(t.bal), r, 'balance'))
            if btn: p.line(rng.choice(BTN[k.lang].split('|')))
        blank(p, rng, .2)
    foot(p, k); return p

RC = dict(   # order page words: title, number, date, items total, delivery, discount, total, method, thanks
 zh=('订单详情', '订单编号', '付款时间', '商品总价', '运费', '优惠', '实付款', '支付方式', '感谢您的购买'), tw=('訂單明細', '訂單編號', '訂購日期', '商品小計', '運費', '折扣', '付款總額', '付款方式', '感謝您的訂購'), ja=('ご注文ありがとうございます', '注文番号', '注文日', '商品の小計', '配送料・手数料', 'クーポン', 'ご請求額', 'お支払い方法', '領収書'), ko=('주문상세', '주문번호', '주문일자', '총 상품금액', '배송비', '할인', '총 결제금액', '결제수단', '주문해 주셔서 감사합니다'),
 vi=('Chi tiết đơn hàng', 'Mã đơn hàng', 'Ngày đặt hàng', 'Tổng tiền hàng', 'Phí vận chuyển', 'Giảm giá', 'Tổng thanh toán', 'Phương thức thanh toán', 'Cảm ơn bạn đã mua hàng'), th=('ใบเสร็จรับเงิน', 'หมายเลขคำสั่งซื้อ', 'วันที่สั่งซื้อ', 'ยอดรวมสินค้า', 'ค่าจัดส่ง', 'ส่วนลด', 'ยอดชำระสุทธิ', 'ช่องทางการชำระเงิน', 'ขอบคุณที่ใช้บริการ'), id=('Detail Pesanan', 'No. Pesanan', 'Tanggal Pembelian', 'Subtotal Produk', 'Ongkos Kirim', 'Diskon', 'Total Belanja', 'Metode Pembayaran', 'Terima kasih telah berbelanja'),
 ms=('Butiran Pesanan', 'No. Pesanan', 'Tarikh Pesanan', 'Jumlah Barangan', 'Yuran Penghantaran', 'Diskaun', 'Jumlah Bayaran', 'Kaedah Bayaran', 'Terima kasih'), en=('Order Confirmation', 'Order No.', 'Order Date', 'Subtotal', 'Shipping Fee', 'Voucher', 'Order Total', 'Payment Method', 'Thank you for your order'))
ITEMS = dict(zh='运动鞋 42码|蓝牙耳机|牛奶 250ml*12|手机壳|T恤 白色 L|洗衣液 2kg', tw='衛生紙 12入|無線滑鼠|洗髮精 750ml|運動外套 M|保溫瓶', ja='ワイヤレスイヤホン|お米 5kg|文庫本|洗剤 詰替え 1.2kg|Tシャツ Lサイズ|USBケーブル 2m', ko='생수 2L 6개|무선 마우스|라면 5개입|운동화 260|샴푸 500ml', vi='Áo thun nam size L|Tai nghe bluetooth|Sữa tắm 500ml|Ốp lưng điện thoại', th='เสื้อยืด ไซส์ L|หูฟังบลูทูธ|แชมพู 400ml|ข้าวสาร 5 กก.', id='Kaos Polos L|Headset Bluetooth|Beras 5kg|Sabun Cair 800ml|Casing HP', ms='Kasut Sukan 42|Beras 5kg|Sabun 2kg|Baju Kurung M', en='Running Shoes 42|Bluetooth Earphones|Rice 5kg|Shampoo 400ml|Phone Case|Rice Cooker 1.8L')

def p_order(rng):
    """One order, receipt or e-mail: only the total counts."""
    k = K(rng); p = stmt.Paste(); w = RC[k.lang]; day = k.start() + datetime.timedelta(rng.randrange(28)); shop = k.shop(); n = rng.randint(1, 5); items = [(rng.choice(ITEMS[k.lang].split('|')), rng.choice([1, 1, 1, 2, 3]), k.amount()) for _ in range(n)]
    sub = sum(q * a for _, q, a in items); ship = rng.choice([0, k.amount() // 20 // k.unit() * k.unit()]); off = rng.choice([0, 0, min(sub // 5 // k.unit() * k.unit(), k.amount())]); total = sub + ship - off; r = p.row(day, -total, shop)
    if chance(rng, .3): p.line(f'From: {shop.split()[0].lower() if shop.isascii() else "noreply"}@example.com')
    sep = rng.choice([': ', '： ', '\t', '  ', None])
    def kv(a, *b): 
        if sep is None: p.line(a); p.line(*b)
        else: p.line(a + sep, *b)
    top = [lambda: p.line(lab(shop, r, 'name')), lambda: kv(w[1], dg(rng, rng.choice([8, 12, 16]))), lambda: kv(w[2], lab(k.d(day), r, 'date'), *([' ', f'{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}'] if chance(rng, .6) else []))]
    if chance(rng, .5): rng.shuffle(top)
    late = chance(rng, .25)
    if chance(rng, .7): p.line(w[0])
    if chance(rng, .4): p.line(rng.choice([w[8], k.person()]))
    for f in top[:2] if late else top: f()
    if chance(rng, .3): p.line(rng.choice(STAT[k.lang].split('|')))
    for nm, q, a in items:
        if chance(rng, .5): p.line(f'{nm} x{q} {k.c(q * a)}')
        else: p.line(nm); p.line(f'x{q}'); p.line(k.c(a))
    kv(w[3], k.c(sub)); kv(w[4], k.c(ship)) if ship or chance(rng, .5) else None
    if off: kv(w[5], '-' + k.c(off))
    kv(w[6], lab(k.c(total), r, 'amount'))
    if chance(rng, .6): kv(w[7], rng.choice(['VISA **** ' + dg(rng, 4), k.bank(), 'COD', 'Alipay', 'LINE Pay', 'QR', 'Apple Pay']))
    if late: top[2]()
    if chance(rng, .4): p.line(rng.choice(BTN[k.lang].split('|')))
    if chance(rng, .4): p.line(k.para())
    return p

def p_orders(rng):
    """A list of orders: shop, status, items, total paid each."""
    k = K(rng, 'CN', 'TW', 'JP', 'KR', 'VN', 'TH', 'ID', 'MY', 'PH'); p = stmt.Paste(); w = RC[k.lang]; ts = k.ts(rng.randint(2, 12), pin=0)[::-1]
    if chance(rng, .6): nav(p, k)
    order = rng.choice(['dsit', 'sdit', 'sitd', 'dits', 'dsti']); onel = chance(rng, .4); btn = chance(rng, .6)
    for t in ts:
        shop = k.shop(); r = p.row(t.day, t.minor, shop)
        for o in order:
            if o == 'd': p.line(*([w[2] + ' '] if chance(rng, .5) else []), lab(k.d(t.day), r, 'date'), *(['  ' + w[1] + ' ' + dg(rng, 12)] if onel else []))
            elif o == 's': p.line(lab(shop, r, 'name'), *(['  ' + STAT[k.lang].split('|')[0]] if onel else []))
            elif o == 'i':
                for _ in range(rng.randint(1, 2)): p.line(rng.choice(ITEMS[k.lang].split('|')), rng.choice([' x1', '  ×1', '']), *(['  ' + k.c(k.amount())] if chance(rng, .4) else []))
            elif o == 't': p.line(w[6] + rng.choice([' ', ': ', '： ']), lab(k.c(t.minor), r, 'amount'))
        if btn: p.line('  '.join(rng.sample(BTN[k.lang].split('|'), 2)))
        blank(p, rng, .6)
    return p

def p_sms_kr(rng):
    """Korean card and bank text messages."""
    k = K(rng, 'KR', en=0); k.num = (',', '', 0); p = stmt.Paste(); card = chance(rng, .5); ts = k.ts(rng.randint(1, 15), card=card, pin=rng.choice([0, .1, .3]) if not card else 0.08); style = rng.randrange(4); who = k.person(); who = who[0] + '*' + who[-1]; co = rng.choice(['신한카드', 'KB국민카드', '삼성카드', '현대카드', '롯데카드', '우리카드']); no = dg(rng, 4)
    df = rng.choice([SF['ko'][1], SF['ko'][0], SF['ko'][3]])
    for t in ts:
        r = namerow(p, t); can = t.minor > 0
        if chance(rng, .8): p.line('[Web발신]')
        if card:
            if style == 0: p.line(f'{co}({no}){"취소" if can else "승인"} {who}'); p.line(lab(k.m(t.minor) + '원', r, 'amount'), ' 일시불'); p.line(lab(df(t.day), r, 'date'), ' ', t.time[:5]); p.line(lab(t.name, r, 'name')); p.line(f'누적 {k.m(k.amount(True))}원')
            elif style == 1: p.line(f'[{co}] {"취소" if can else "승인"} {who}님 ', lab(k.m(t.minor) + '원', r, 'amount'), ' (일시불) ', lab(df(t.day), r, 'date'), ' ', t.time[:5], ' ', lab(t.name, r, 'name'), f' 누적 {k.m(k.amount(True))}원')
            else: p.line(f'{co} {"승인취소" if can else "승인"}'); p.line(f'{who}님 {no}'); p.line(lab(t.name, r, 'name')); p.line(lab(k.m(t.minor) + '원', r, 'amount'), f' {"취소" if can else "일시불"}'); p.line(lab(df(t.day), r, 'date'), ' ', t.time[:5])
        else:
            w = '입금' if can else '출금'
            if style < 2: p.line(f'[{k.own()}] ', lab(df(t.day), r, 'date'), ' ', t.time[:5]); p.line(f'{no}**{dg(rng, 3)}'); p.line(w + ' ', lab(k.m(t.minor) + '원', r, 'amount')); p.line(lab(t.name, r, 'name')); p.line('잔액 ', lab(k.m(t.bal) + '원', r, 'balance'))
            else: p.line(lab(df(t.day), r, 'date'), ' ', t.time[:5], f' {no}** ', lab(t.name, r, 'name'), f' {w} ', lab(k.m(t.minor), r, 'amount'), ' 잔액 ', lab(k.m(t.bal), r, 'balance'))
        blank(p, rng, .7)
    return p

def p_sms_bank(rng):
    """Balance alerts: Vietnam, Thailand, Indonesia, Philippines, Malaysia, Hong Kong, China, Taiwan."""
    k = K(rng, 'VN', 'VN', 'TH', 'ID', 'PH', 'MY', 'HK', 'TW', 'CN', en=0 if chance(rng, .8) else None); p = stmt.Paste(); ts = k.ts(rng.randint(1, 14)); style = rng.randrange(3); acc = dg(rng, 4)
    if k.num[0] == ' ': k.num = ('.', ',', 0)
    if not any(s in k.sym for s in 'VRPHTMNđ₫฿¥元$₱'): k.sym = SYM[k.cur][0]
    if chance(rng, .5): ts = ts[::-1]
    cc = k.cc; df = rng.choice(DF['vi'][:3]) if cc == 'VN' else k.df
    for t in ts:
        r = namerow(p, t); A, D, N, B = lambda s: lab(s, r, 'amount'), lab(df(t.day), r, 'date'), lab(t.name, r, 'name'), lambda s: lab(s, r, 'balance'); sg = ('-' if t.minor < 0 else '+'); tm = t.time[:5]
        if cc == 'VN':
            if style == 0: p.line(f'TK {acc}xxx{dg(rng, 3)} | GD: ', A(sg + k.m(t.minor) + 'VND'), ' ', D, f' {tm} | SD: ', B(k.m(t.bal) + 'VND'), ' | ND: ', N)
            elif style == 1: p.line(f'{k.own()} {tm} ', D); p.line(f'Tài khoản: {acc}****'); p.line('Số tiền GD: ', A(sg + k.m(t.minor) + ' VND')); p.line('Số dư cuối: ', B(k.m(t.bal) + ' VND')); p.line('Nội dung: ', N)
            else: p.line(f'SD TK {acc}{dg(rng, 6)} ', A(sg + k.m(t.minor) + ' VND'), ' luc ', D, f' {t.time}. SD ', B(k.m(t.bal) + ' VND'), ' Ref ', N)
        elif cc == 'TH':
            en = k.lang == 'en'
            if style == 0: p.line(D, f' {tm} บช X{acc} ' + ('เงินออก ' if t.minor < 0 else 'เงินเข้า '), A(k.m(t.minor)), ' ', N, ' คงเหลือ ', B(k.m(t.bal)), ' บ.')
            elif style == 1: p.line('รายการเงินออก' if t.minor < 0 else 'รายการเงินเข้า'); p.line(A(sg + k.m(t.minor) + ' บาท')); p.line(N); p.line(D, f' {tm} น.'); p.line('ยอดเงินคงเหลือ ', B(k.m(t.bal) + ' บาท'))
            else: p.line(lab(f'{df(t.day)}@{tm}', r, 'date'), ' ', A(k.m(t.minor)), ' ' + ('ถอน/โอนจากบ/ช' if t.minor < 0 else 'เข้าบ/ช') + f'x{acc} ', N, ' เหลือ ', B(k.m(t.bal) + 'บ.'))
        elif cc == 'ID':
            if style == 0: p.line(f'{k.own()}: ', D, f' {tm} Rek {acc} ' + ('Debit ' if t.minor < 0 else 'Kredit '), A('Rp' + k.m(t.minor)), ' ', N, ' Saldo ', B('Rp' + k.m(t.bal)))
            else: p.line('Notifikasi Transaksi'); p.line('Tanggal : ', D); p.line(f'Jam : {t.time} WIB'); p.line('Keterangan : ', N); p.line('Jumlah : ', A('Rp ' + k.m(t.minor)), ' (' + ('DB' if t.minor < 0 else 'CR') + ')'); p.line('Saldo : ', B('Rp ' + k.m(t.bal)))
        elif cc in ('PH', 'MY', 'HK'):
            c = k.c
            if style == 0 and t.minor < 0: p.line(f'{k.own()}: ', A(c(t.minor)), rng.choice([' was deducted from', ' was charged to', ' paid from']) + f' your account ending {acc} for ', N, ' on ', D, f' {tm}. Avail bal: ', B(c(t.bal)))
            elif style == 0: p.line(f'{k.own()}: You received ', A(c(t.minor)), ' from ', N, ' on ', D, f' {tm}. Your new balance is ', B(c(t.bal)), f' . Ref. No. {t.ref}')
            elif style == 1: p.line(('Debit Alert' if t.minor < 0 else 'Credit Alert') + f' - {k.own()}'); p.line('Account: xxxx' + acc); p.line('Amount: ', A(c(t.minor))); p.line('Date/Time: ', D, ' ', t.time); p.line(rng.choice(['Details: ', 'Description: ']), N); p.line('Available Balance: ', B(c(t.bal)))
            else: p.line(D, f' {tm} {"Out" if t.minor < 0 else "In"} ', A(c(t.minor)), ' ', N, ' Bal ', B(c(t.bal)))
        else:
            zh = cc == 'CN'
            if style == 0: p.line(f'【{k.own()}】', *['您尾號'[:2] + f'{"号" if zh else "號"}{acc} 的账户 ' if zh else f' 帳號末四碼{acc} ', D, f' {tm} ' + (('支出 ' if t.minor < 0 else '收入 ') if zh else ('支出 ' if t.minor < 0 else '存入 ')), A(k.c(t.minor)), ' ', N, ' 余额 ' if zh else ' 餘額 ', B(k.c(t.bal))])
            else:
                p.line(rng.choice(['交易提醒', '动账通知'] if zh else ['交易通知', '入扣帳通知'])); p.line(('交易时间 ' if zh else '交易時間 '), D, ' ', t.time); p.line('交易类型 ' if zh else '交易類型 ', ('支出' if t.minor < 0 else '收入' if zh else '存入')); p.line('金额 ' if zh else '金額 ', A(k.c(t.minor))); p.line('备注 ' if zh else '備註 ', N); p.line('余额 ' if zh else '餘額 ', B(k.c(t.bal)))
        blank(p, rng, .6)
    return p

def p_jp_mail(rng):
    """Japanese usage mails: labeled lines, several mails after each other."""
    k = K(rng, 'JP', en=0); p = stmt.Paste(); ts = k.ts(rng.randint(1, 12), card=True, pin=0.05); s = rng.choice(['： ', ': ', ' ', '　']); yen = rng.choice(['円', ' 円', '円']); mark = rng.choice(['◇', '■', '', '・', '▽']); order = rng.choice(['dna', 'dan', 'nda', 'and']); tail = chance(rng, .4); card = rng.choice(['三井住友カード', '楽天カード', 'JCBカード', 'エポスカード', 'イオンカード', 'dカード'])
    for t in ts:
        if t.minor > 0: t.name = k.shop()
        r = namerow(p, t); p.line(f'{k.person()} 様') if chance(rng, .5) else None; p.line(rng.choice(['カードのご利用がありました。', 'いつもご利用いただきありがとうございます。', f'{card}ご利用のお知らせ']))
        for o in order:
            if o == 'd': p.line(mark + ' ' * bool(mark) + rng.choice(['ご利用日', '利用日', 'ご利用日時']) + s, lab(k.d(t.day), r, 'date'), *([' ' + t.time[:5]] if chance(rng, .6) else []))
            elif o == 'n': p.line(mark + ' ' * bool(mark) + rng.choice(['ご利用先', '利用先', 'ご利用店舗']) + s, lab(t.name, r, 'name'))
            else: p.line(mark + ' ' * bool(mark) + '利用金額' + s, lab(('-' if t.minor > 0 else '') + k.m(t.minor) + yen, r, 'amount'))
        p.line(f'{mark} 支払方法{s}1回') if chance(rng, .4) else None
        if tail: p.line(f'ご利用可能額{s}{k.m(k.amount(True))}円'); p.line('※本メールは承認時の速報です。'); p.line('----------------') if chance(rng, .5) else None
        blank(p, rng, .7)
    return p

def p_jp_net(rng):
    """Japanese net bank or PayPay list."""
    k = K(rng, 'JP', en=0); p = stmt.Paste(); ts = k.ts(nrows(rng))[::-1]; style = rng.randrange(4); df = rng.choice(DF['ja'][:2] + SF['ja'][:3] + [DF['ja'][8], DF['ja'][3]]); yen = rng.choice(['円', '円', ' 円', '']); nav(p, k) if chance(rng, .6) else None
    if chance(rng, .5): p.line('普通預金 残高'); p.line(k.m(k.close) + '円')
    if style == 1: p.line('日付\tお取引内容\tお引出し\tお預入れ\t残高')
    for t in ts:
        r = namerow(p, t); A = lambda s: lab(s, r, 'amount'); D = lab(df(t.day), r, 'date'); N = lab(t.name, r, 'name'); w = '出金' if t.minor < 0 else '入金'
        if style == 0: p.line(D); p.line(N); p.line(w); p.line(A(k.m(t.minor) + yen)); p.line('残高 ', lab(k.m(t.bal) + yen, r, 'balance')) if True else None
        elif style == 1: p.line(D, '\t', N, '\t', *([A(k.m(t.minor) + yen), '\t', '\t'] if t.minor < 0 else ['\t', A(k.m(t.minor) + yen), '\t']), lab(k.m(t.bal) + yen, r, 'balance'))
        elif style == 2: p.line(N); p.line(lab(df(t.day), r, 'date'), ' ', t.time[:5]); p.line(rng.choice(['支払い', '支払い完了']) if t.minor < 0 else rng.choice(['受け取り', '返金', 'チャージ'])); p.line(A(('-' if t.minor < 0 else '+') + k.m(t.minor) + (yen or '円'))); p.line(f'{rng.randint(0, 90)}ポイント獲得予定') if chance(rng, .3) else None
        else: p.line(D, '  ', N, '  ', A(('-' if t.minor < 0 else '') + k.m(t.minor) + yen), '  ', lab(k.m(t.bal) + yen, r, 'balance')); p.line('メモ') if chance(rng, .1) else None
    foot(p, k); return p

def p_bullets(rng):
    """Lines typed or mailed: bullet, date, name, amount in any order; month total."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng, hi=25), pin=rng.choice([0, .1, .3])); b = rng.choice(['・', '- ', '* ', '• ', '', '', '1']); order = rng.choice(['dna', 'dan', 'nad', 'nda', 'adn']); df = k.sf if chance(rng, .6) else k.df; sep = rng.choice([' ', '  ', ' / ', ' | ', ' – ', '\t']); outword = chance(rng, .4); W = (k.t('out'), k.t('in'))
    b = '- ' if b == '・' else b
    if chance(rng, .5): p.line(k.t('title') + ' ' + str(k.year))
    for i, t in enumerate(ts):
        r = namerow(p, t); a = k.sg(t.minor, chance(rng, .0)) if not outword else k.c(t.minor); parts = []
        for o in order:
            if parts: parts.append(sep)
            if o == 'd': parts.append(lab(df(t.day), r, 'date'))
            elif o == 'n': parts.append(lab(t.name, r, 'name'))
            else:
                if outword: parts.append(W[t.minor > 0] + ' ')
                parts.append(lab(a, r, 'amount'))
        p.line((f'{i + 1}. ' if b == '1' else b), *parts) if b else p.line(*parts)
    if chance(rng, .6): p.line(f'{k.t("total")} {k.c(sum(-t.minor for t in ts if t.minor < 0))}')
    return p

def p_two_dates(rng):
    """Card web page with two dates per row, either order, tabs or stacked."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng), card=True)[::-1]; flip = chance(rng, .5); df = k.sf if chance(rng, .4) else k.df; sep = rng.choice(['\t', '\t', ' ', '  ', None]); neg = rng.choice(['cr', 'minus', 'plus', 'trail']); cardcol = chance(rng, .3); namefirst = chance(rng, .2)
    for t in ts: t.vday = t.day + datetime.timedelta(rng.choice([0, 1, 2, 3]))
    a, b, c = k.c(k.amount(True)), k.c(k.amount()), k.d(ts[0].day + datetime.timedelta(20)); p.line(k.t('ctitle'))
    if chance(rng, .7): p.line(f'{k.t("newbal")} {a}'); p.line(f'{k.t("min")} {b}'); p.line(f'{k.t("due")} {c}')
    if chance(rng, .4): p.line(k.t('limit')); p.line(k.c(k.amount(True) * 4))
    heads = [k.t('pdate'), k.t('tdate')] if flip else [k.t('tdate'), k.t('pdate')]; heads = heads + [k.t('desc')] if not namefirst else [k.t('desc')] + heads; heads += [k.t('cardno')] * cardcol + [k.t('amt')]
    if sep is None:
        for h in heads: p.line(h)
    else: p.line(sep.join(heads))
    cn = dg(rng, 4); useC = chance(rng, .4)
    for t in ts:
        r = namerow(p, t); m = (k.c if useC else k.m)(t.minor); m = {'cr': m + ' CR', 'minus': '-' + m, 'plus': m, 'trail': m + '-'}[neg] if t.minor > 0 else ('-' + m if neg == 'plus' else m)
        ds = [lab(df(t.day), r, 'date'), df(t.vday)]; ds = ds[::-1] if flip else ds; n = [lab(t.name, r, 'name')]; cells = (n + ds if namefirst else ds + n) + ([cn] if cardcol else []) + [lab(m, r, 'amount')]
        if sep is None:
            for cell in cells: p.line(cell)
        else:
            parts = []
            for i, cell in enumerate(cells): parts += ([sep] if i else []) + [cell]
            p.line(*parts)
        if chance(rng, .06): p.line(f'USD {rng.randint(3, 200)}.{rng.randint(10, 99)} @ {rng.randint(1, 30)}.{rng.randint(1000, 9999)}')
    foot(p, k); return p

def p_web_buttons(rng):
    """Web list with logos' alternative text, categories and buttons."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng, hi=20))[::-1]; df = rng.choice([k.df, k.sf]); nav(p, k); order = rng.choice(['Lndac', 'Lnacd', 'dLna', 'ndaB', 'LnDaB', 'naD', 'aLnd']); st = chance(rng, .4)
    if chance(rng, .5): p.line(k.t('bal')); p.line(k.c(k.close))
    for t in ts:
        r = namerow(p, t)
        for o in order:
            if o == 'L': p.line(rng.choice(['logo', 'icon', 'avatar', 'Image', '图标' if k.lang == 'zh' else 'logo'])) if chance(rng, .8) else None
            elif o == 'n': p.line(lab(t.name, r, 'name'))
            elif o == 'd': p.line(lab(df(t.day), r, 'date'))
            elif o == 'D': p.line(lab(df(t.day), r, 'date'), rng.choice([' · ', ' ', ' | ']) if True else '', t.time[:5]) if df(t.day)[-1] not in ',' else p.line(lab(df(t.day), r, 'date'), ' ', t.time[:5])
            elif o == 'a': p.line(lab(k.sg(t.minor), r, 'amount'))
            elif o == 'c': p.line(rng.choice(CAT[k.lang].split('|')))
            elif o == 'B': p.line(k.t('bal') + ': ', lab(k.c(t.bal), r, 'balance'))
        if st: p.line(rng.choice(STAT[k.lang].split('|')))
        for b in rng.sample(BTN[k.lang].split('|'), rng.randint(0, 2)): p.line(b)
    foot(p, k); return p

def p_labeled(rng):
    """Stacked records with labels."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(rng.randint(1, 15)); s = rng.choice([': ', '： ', ' : ', '\t', None]); keys = ['d', 'n', 'a'] + [x for x in 'rtyb' if chance(rng, .45)]; head = chance(rng, .3); rng.shuffle(keys); word = chance(rng, .4); two = chance(rng, .35)
    if word: keys.insert(keys.index('a'), 'w')
    if two: keys.insert(keys.index('d') + rng.randrange(2), 'v')
    W = (k.t('out'), k.t('in')); iow = rng.choice(IOW[k.lang].split('|'))
    for i, t in enumerate(ts):
        r = namerow(p, t)
        if head: p.line(f'[{i + 1}]')
        for o in keys:
            l, v = {'d': (k.t('tdate') if two else k.t('date'), lab(k.d(t.day), r, 'date')), 'v': (k.t('pdate'), k.d(t.vday)), 'n': (k.t('desc'), lab(t.name, r, 'name')), 'a': (k.t('amt'), lab(k.c(t.minor) if word else k.sg(t.minor, False), r, 'amount')), 'r': (k.t('ref'), t.ref), 't': (k.t('time'), t.time), 'y': (k.t('type'), t.type), 'b': (k.t('bal'), lab(k.c(t.bal), r, 'balance')), 'w': (iow, W[t.minor > 0])}[o]
            if s is None: p.line(l); p.line(v)
            else: p.line(l + s, v)
        p.line(rng.choice(['', '', '---', '==========']))
    return p

SLIP = dict(zh=('转账成功', '收款人', '付款账户', '转账金额', '手续费', '交易时间', '流水号', '附言'), tw=('轉帳成功', '轉入帳戶', '轉出帳號', '轉帳金額', '手續費', '交易時間', '交易序號', '備註'), ja=('振込受付完了', 'お受取人', '出金口座', '振込金額', '振込手数料', '受付日時', '受付番号', 'メモ'), ko=('이체가 완료되었습니다', '받는분', '출금계좌', '이체금액', '수수료', '이체일시', '거래번호', '메모'),
 vi=('Chuyển tiền thành công', 'Người nhận', 'Tài khoản nguồn', 'Số tiền', 'Phí', 'Thời gian', 'Mã giao dịch', 'Lời nhắn'), th=('โอนเงินสำเร็จ', 'ไปยัง', 'จาก', 'จำนวน', 'ค่าธรรมเนียม', 'วันที่ทำรายการ', 'เลขที่รายการ', 'บันทึกช่วยจำ'), id=('Transfer Berhasil', 'Penerima', 'Sumber Dana', 'Nominal', 'Biaya Admin', 'Tanggal', 'No. Referensi', 'Catatan'),
 ms=('Pindahan Berjaya', 'Penerima', 'Dari Akaun', 'Jumlah', 'Caj', 'Tarikh', 'No. Rujukan', 'Catatan'), en=('Transfer Successful', 'Transfer to', 'From Account', 'Amount', 'Service Charge', 'Date', 'Reference No.', 'Notes'))
def p_slip(rng):
    """One transfer slip."""
    k = K(rng); p = stmt.Paste(); w = SLIP[k.lang]; day = k.start() + datetime.timedelta(rng.randrange(28)); who = k.person() if chance(rng, .7) else k.shop(); amt = k.amount(chance(rng, .2)); r = p.row(day, -amt, who); s = rng.choice([': ', '： ', '\t', None, '   ']); tm = f'{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}'
    def kv(a, *b):
        if s is None: p.line(a); p.line(*b)
        else: p.line(a + s, *b)
    p.line(w[0]); p.line(k.own()) if chance(rng, .5) else None
    steps = [lambda: kv(w[1], lab(who, r, 'name')), lambda: kv(w[3], lab(k.c(amt), r, 'amount')), lambda: kv(w[5], lab(k.d(day), r, 'date'), ' ', tm)] + [f for f in (lambda: kv(w[2], 'xxx-x-x' + dg(rng, 4)), lambda: kv(w[4], k.c(rng.choice([0, 0, k.unit() * 10]))), lambda: kv(w[6], dg(rng, 14)), lambda: kv(w[7], rng.choice(['-', k.person()])), lambda: kv(k.t('acct'), dg(rng, 10))) if chance(rng, .6)]
    if chance(rng, .25): bigfirst = steps.pop(1); p.line(lab(k.c(amt), r, 'amount'))
    rng.shuffle(steps)
    for f in steps: f()
    if chance(rng, .5): p.line('  '.join(rng.sample(BTN[k.lang].split('|'), 2)))
    return p

def p_ride(rng):
    """Ride, food or subscription receipt mails: total, date, shop; the parts don't count."""
    k = K(rng); p = stmt.Paste(); brand = rng.choice(dict(CN=['滴滴出行', '美团外卖', '饿了么'], TW=['UBER', 'foodpanda', 'LINE TAXI'], HK=['Uber', 'HKTAXI', 'Keeta'], JP=['GO', 'Uber Eats', '出前館'], KR=['카카오T', '배달의민족', '쿠팡이츠'], VN=['Grab', 'Be', 'ShopeeFood'], TH=['Grab', 'LINE MAN', 'Bolt'], ID=['Gojek', 'Grab', 'ShopeeFood'], MY=['Grab', 'foodpanda', 'Maxim'], PH=['Grab', 'Angkas', 'foodpanda'])[k.cc] + ['Netflix', 'Spotify', 'Apple', 'Google Play', 'Steam', 'Canva']); w = RC[k.lang]; day = k.start() + datetime.timedelta(rng.randrange(28)); subs = brand in ('Netflix', 'Spotify', 'Apple', 'Google Play', 'Steam', 'Canva'); parts = [k.amount() for _ in range(1 if subs else rng.randint(1, 4))]; total = sum(parts); r = p.row(day, -total, brand)
    p.line(lab(brand, r, 'name')); top = chance(rng, .5)
    if top: p.line(w[6]); p.line(lab(k.c(total), r, 'amount'))
    p.line(*([w[2] + rng.choice([': ', ' ', '： '])] if chance(rng, .6) else []), lab(k.d(day), r, 'date'), *([' ' + f'{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}'] if chance(rng, .5) else []))
    if chance(rng, .5): p.line(w[8] + ' ' + k.person())
    if not subs and chance(rng, .5): p.line(f'{rng.randint(1, 30)}.{rng.randint(0, 9)} km {rng.randint(4, 70)} min'); p.line(f'{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d} {rng.choice(CITY[k.cc])}')
    for a in parts: p.line(rng.choice(['Premium', 'Pro (1 month)', 'Gift Card', 'iCloud+ 200GB'] if subs else ITEMS[k.lang].split('|')[:0] + ['Fare', 'Toll', 'Tip', 'Platform fee', w[4], w[3]]) + rng.choice([' ', '\t', '   ']) + k.c(a))
    if chance(rng, .4): p.line(f'{w[3]} {k.c(total)}')
    if not top: p.line(w[6] + rng.choice([' ', '\t', ': ']), lab(k.c(total), r, 'amount'))
    p.line(w[7] + ' ' + rng.choice(['VISA', 'GrabPay', 'JCB', 'Wallet']) + ' ' + dg(rng, 4)) if chance(rng, .6) else None
    if chance(rng, .4): p.line(k.para())
    return p

def p_month_days(rng):
    """Month headings, rows with the day only."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng), span=80)[::-1]; L = k.lang; dd = lambda d: {'zh': f'{d.day}日', 'tw': f'{d.day}日', 'ja': f'{d.day}日', 'ko': f'{d.day}일'}.get(L) or rng_f(d); rng_f = rng.choice([lambda d: f'{d:%d}', lambda d: (f'{WD[L][d.weekday()]} ' if L in WD else '') + f'{d.day}']); sep = rng.choice(['\t', '  ', ' ', None]); plus = chance(rng, .5); bal = chance(rng, .4)
    mh = lambda d: {'zh': f'{d.year}年{d.month}月', 'tw': f'{d.year}年{d.month}月', 'ja': f'{d.year}年{d.month}月', 'ko': f'{d.year}년 {d.month}월', 'vi': f'Tháng {d.month}/{d.year}', 'th': f'{LMON["th"][d.month - 1]} {d.year + 543}'}.get(L) or f'{LMON[L][d.month - 1]} {d.year}'
    for key in sorted({(t.day.year, t.day.month) for t in ts}, reverse=True):
        part = [t for t in ts if (t.day.year, t.day.month) == key]; rows = [namerow(p, t) for t in part]; p.line((mh(part[0].day), {'date': rows}))
        for t, r in zip(part, rows):
            cells = [lab(dd(t.day), r, 'date'), lab(t.name, r, 'name'), lab(k.sg(t.minor, plus), r, 'amount')] + ([lab(k.c(t.bal), r, 'balance')] if bal else [])
            if sep is None:
                for c in cells: p.line(c)
            else:
                line = []
                for i, c in enumerate(cells): line += ([sep] if i else []) + [c]
                p.line(*line)
        blank(p, rng, .3)
    return p

def p_sections(rng):
    """Incoming and outgoing in sections without signs."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng, lo=2), pin=rng.choice([.2, .4, .6])); sep = rng.choice(['\t', '  ', ' ', None]); df = k.sf if chance(rng, .5) else k.df; order = rng.choice(['dna', 'dna', 'nda', 'dan']); cur = chance(rng, .5); p.line(k.own()) if chance(rng, .5) else None
    if chance(rng, .5): p.line(k.t('open') + ' ', (k.c(k.open), {'opening': True})); p.line(k.t('close') + ' ', (k.c(k.close), {'closing': True}))
    groups = [(k.t('sin'), [t for t in ts if t.minor > 0]), (k.t('soff'), [t for t in ts if t.minor < 0])]
    if chance(rng, .5): groups.reverse()
    for title, part in groups:
        if not part: continue
        p.line(title)
        for t in part:
            r = namerow(p, t); cells = [{'d': lab(df(t.day), r, 'date'), 'n': lab(t.name, r, 'name'), 'a': lab((k.c if cur else k.m)(t.minor), r, 'amount')}[o] for o in order]
            if sep is None:
                for c in cells: p.line(c)
            else: p.line(cells[0], sep, cells[1], sep, cells[2])
        if chance(rng, .7): p.line(f'{k.t("total")} {k.c(sum(abs(t.minor) for t in part))}')
        blank(p, rng)
    return p

def p_overview(rng):
    """Account overview first (balances, offers), then a list; name before date on one line."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(nrows(rng, hi=20))[::-1]; nav(p, k)
    for _ in range(rng.randint(1, 4)): p.line(rng.choice([k.own(), k.t('acct')]) + ' ' + dg(rng, 4)); p.line(k.c(k.amount(True)))
    for _ in range(rng.randint(0, 3)): a, b = k.noise(); p.line(f'{a}: {b}')
    if chance(rng, .4): p.line(k.para())
    p.line(k.t('title')); style = rng.randrange(4); df = k.sf if chance(rng, .5) else k.df
    for t in ts:
        r = namerow(p, t); A = lab(k.sg(t.minor), r, 'amount'); D = lab(df(t.day), r, 'date'); N = lab(t.name, r, 'name')
        if style == 0: p.line(N, '  ', A); p.line(D, ' ', t.time[:5])
        elif style == 1: p.line(D, '  ', A); p.line(N)
        elif style == 2: p.line(A); p.line(N); p.line(D, '  ', rng.choice(CAT[k.lang].split('|')))
        else: p.line(N); p.line(D, '\t', A, '\t', lab(k.c(t.bal), r, 'balance'))
    foot(p, k); return p

def p_kr_app(rng):
    """Toss, Kakao and Korean web tables."""
    k = K(rng, 'KR', en=0); k.num = (',', '', 0); p = stmt.Paste(); ts = k.ts(nrows(rng))[::-1]; style = rng.randrange(4); df = rng.choice(DF['ko'][:3] + SF['ko'][:2])
    p.line(f'{k.own()} {rng.choice(["입출금통장", "저축예금", "주거래통장"])}'); p.line(k.m(k.close) + '원'); p.line('채우기  보내기') if chance(rng, .5) else None
    if style == 3: p.line('거래일시\t적요\t보낸분/받는분\t출금액\t입금액\t잔액\t거래점')
    i = 0
    while i < len(ts):
        part = [t for t in ts if t.day == ts[i].day]; rows = [namerow(p, t) for t in part]; i += len(part)
        if style < 2: p.line((f'{part[0].day.day}일 {WD["ko"][part[0].day.weekday()]}요일' if style == 0 else SF['ko'][2](part[0].day), {'date': rows}))
        for t, r in zip(part, rows):
            a = k.m(t.minor)
            if style == 0: p.line(lab(t.name, r, 'name')); p.line(f'{t.time[:5]} | {t.type}') if True else None; p.line(lab(('-' if t.minor < 0 else '') + a + '원', r, 'amount')); p.line(lab(k.m(t.bal) + '원', r, 'balance'))
            elif style == 1: p.line(lab(t.name, r, 'name'), '  ', lab(('-' if t.minor < 0 else '+') + a + '원', r, 'amount')); p.line(t.time[:5], ' 잔액 ', lab(k.m(t.bal) + '원', r, 'balance'))
            elif style == 2: p.line(lab(df(t.day), r, 'date'), ' ', t.time); p.line('출금' if t.minor < 0 else '입금'); p.line(lab(a + '원', r, 'amount')); p.line(lab(t.name, r, 'name')); p.line('거래후잔액 ', lab(k.m(t.bal) + '원', r, 'balance'))
            else:
                z = '0'; cells = [lab(a, r, 'amount'), z] if t.minor < 0 else [z, lab(a, r, 'amount')]
                p.line(lab(df(t.day), r, 'date'), ' ', t.time, '\t', t.type, '\t', lab(t.name, r, 'name'), '\t', cells[0], '\t', cells[1], '\t', lab(k.m(t.bal), r, 'balance'), '\t', rng.choice(CITY['KR']))
    return p

def p_id_mutasi(rng):
    """Indonesian internet banking: description in several lines with references, DB / CR, PEND dates left unlabeled."""
    k = K(rng, 'ID', en=0); k.num = rng.choice([(',', '.', 1), ('.', ',', 1)]); p = stmt.Paste(); ts = k.ts(nrows(rng)); style = rng.randrange(3); p.line('INFORMASI REKENING - MUTASI REKENING'); p.line(f'Nomor Rekening : {dg(rng, 10)}'); p.line(f'Nama : {k.person()}'); p.line(f'Periode : {DF["id"][0](ts[0].day)} - {DF["id"][0](ts[-1].day)}'); p.line('Kode Mata Uang : Rp'); blank(p, rng)
    df = rng.choice([SF['id'][0], DF['id'][0]]); p.line(rng.choice(['\t', ' ']).join(['Tanggal Transaksi', 'Keterangan', 'Cab.', 'Nominal', '', 'Saldo'][:4 if style == 1 else 6]))
    for t in ts:
        words = t.name.split(); cut = rng.randint(1, len(words)); r = namerow(p, t); dc = 'DB' if t.minor < 0 else 'CR'; A = lab(k.m(t.minor), r, 'amount'); B = lab(k.m(t.bal), r, 'balance'); n1, n2 = ' '.join(words[:cut]), ' '.join(words[cut:])
        if style == 0: p.line(lab(df(t.day), r, 'date'), '\t', lab(t.name, r, 'name'), '\t0000\t', A, f'\t{dc}\t', B)
        elif style == 1:
            p.line(lab(df(t.day), r, 'date')); p.line(lab(n1, r, 'name')); p.line(f'{t.day:%d%m}/FTSCY/WS{dg(rng, 5)}') if chance(rng, .5) else None
            if n2: p.line(lab(n2, r, 'name'))
            p.line('0000') if chance(rng, .5) else None; p.line(A, f' {dc}')
        else:
            p.line(lab(df(t.day), r, 'date'), ' ', lab(n1, r, 'name'), ' ', A, f' {dc} ' if t.minor < 0 else ' ', B)
            if n2: p.line(lab(n2, r, 'name'))
    p.line(f'Saldo Awal : ', (k.m(k.open), {'opening': True})); p.line(f'Mutasi Kredit : {k.m(sum(t.minor for t in ts if t.minor > 0))}'); p.line(f'Mutasi Debet : {k.m(sum(-t.minor for t in ts if t.minor < 0))}'); p.line('Saldo Akhir : ', (k.m(k.close), {'closing': True})); return p

def p_multi(rng):
    """Multi-currency wallet or card app list."""
    k = K(rng, 'HK', 'TW', 'JP', 'MY', 'PH', 'TH', 'KR', 'CN'); p = stmt.Paste(); ts = k.ts(nrows(rng, hi=20))[::-1]; ks = [k] + [k.other(c) for c in rng.sample(['USD', 'EUR', 'AUD', 'JPY'], 2) if c != k.cur]; style = rng.randrange(3); df = k.sf if chance(rng, .5) else k.df; conv = chance(rng, .4)
    for kk in ks: p.line(kk.cur); p.line(kk.m(kk.amount(True)))
    p.line(k.t('title'))
    for t in ts:
        kk = rng.choice(ks)
        if kk is not k: v = kk.amount(); t.minor = v if t.minor > 0 else -v
        r = namerow(p, t); a = lab(('-' if t.minor < 0 else '+') + kk.m(t.minor) + ' ' + kk.cur, r, 'amount')
        if style == 0: p.line(lab(t.name, r, 'name')); p.line(lab(df(t.day), r, 'date'), ' ', t.time[:5]); p.line(a)
        elif style == 1: p.line(lab(df(t.day), r, 'date'), '\t', lab(t.name, r, 'name'), '\t', a)
        else: p.line(lab(t.name, r, 'name'), '  ', a); p.line(lab(df(t.day), r, 'date'))
        if conv and kk is not k and chance(rng, .6): p.line(f'≈ {k.c(k.amount())} @ {rng.randint(1, 40)}.{rng.randint(1000, 9999)}')
    foot(p, k); return p

def p_holders(rng):
    """Card statement text with a part per card holder and subtotals; payments first."""
    k = K(rng); p = stmt.Paste(); k.num = k.num if k.num[0] != ' ' else ('.', ',', 0); ts = k.ts(nrows(rng, lo=3), card=True); two = rng.choice([0, 0, 1, 2]); df = k.sf if chance(rng, .6) else k.df; sep = rng.choice([' ', '  ', '\t']); neg = rng.choice(['-', ' CR', 'CR']) if k.lang in ('en', 'id', 'ms', 'th') else '-'
    p.line(k.own() + ' ' + k.t('ctitle')); p.line(f'{k.t("newbal")} {k.c(k.amount(True))}'); p.line(f'{k.t("due")} {k.d(ts[-1].day + datetime.timedelta(20))}')
    if chance(rng, .6): p.line(sep.join(([k.t('tdate'), k.t('pdate')] if two == 1 else [k.t('pdate'), k.t('tdate')] if two == 2 else [k.t('tdate')]) + [k.t('desc'), k.t('amt')]))
    p.line(k.t('prev') + sep + k.m(k.amount(True))) if chance(rng, .5) else None
    cut = rng.randint(1, len(ts) - 1)
    for part in (ts[:cut], ts[cut:]):
        p.line(f'{k.person()} {dg(rng, 4)}-XXXX-XXXX-{dg(rng, 4)}')
        for t in part:
            r = namerow(p, t); a = k.m(t.minor); a = a if t.minor < 0 else '-' + a if neg == '-' else a + neg; ds = [lab(df(t.day), r, 'date')]
            if two: ds = [ds[0], sep, df(t.vday)] if two == 1 else [df(t.vday), sep, ds[0]]
            p.line(*ds, sep, lab(t.name, r, 'name'), sep, lab(a, r, 'amount'))
        p.line(k.t('total') + sep + k.m(sum(-t.minor for t in part)))
    foot(p, k); return p

def p_notifications(rng):
    """Phone notifications: bank, minutes ago or day, a sentence-like line with name and figure."""
    k = K(rng); p = stmt.Paste(); ts = k.ts(rng.randint(1, 12), span=4)[::-1]; today = max(t.day for t in ts); W = (k.t('out'), k.t('in')); style = rng.randrange(3)
    for t in ts:
        r = namerow(p, t); d = REL[k.lang][0] if t.day == today else REL[k.lang][1] if (today - t.day).days == 1 else k.sf(t.day); D = lab(d, r, 'date')
        p.line(k.own(), ' · ', D, ' ', t.time[:5]) if style != 2 else p.line(k.own())
        if style == 0: p.line(W[t.minor > 0] + ' ', lab(k.c(t.minor), r, 'amount')); p.line(lab(t.name, r, 'name'))
        elif style == 1: p.line(lab(t.name, r, 'name'), ' ', lab(k.sg(t.minor), r, 'amount'))
        else: p.line(lab(t.name, r, 'name')); p.line(lab(k.sg(t.minor), r, 'amount')); p.line(D, ' ', t.time[:5])
        if chance(rng, .3): p.line(k.t('bal') + ' ', lab(k.c(t.bal), r, 'balance'))
        blank(p, rng, .4)
    return p

def p_two_line(rng):
    """Statement text: each row two lines, the second with figures only or with the name only."""
    k = K(rng); p = stmt.Paste(); k.num = k.num if k.num[0] != ' ' else ('.', ',', 0); ts = k.ts(nrows(rng)); style = rng.randrange(4); plus = chance(rng, .5); p.line(k.own()); p.line(f'{k.t("acct")} {dg(rng, 10)}')
    if chance(rng, .5): p.line(k.t('open') + ' ', (k.m(k.open), {'opening': True}))
    for t in ts:
        r = namerow(p, t); D, N = lab(k.d(t.day), r, 'date'), lab(t.name, r, 'name'); A = lab(('-' if t.minor < 0 else '+' if plus else '') + k.m(t.minor), r, 'amount'); B = lab(k.m(t.bal), r, 'balance')
        if style == 0: p.line(D, ' ', N); p.line(A, ' ', B)
        elif style == 1: p.line(D, ' ', A, ' ', B); p.line(N)
        elif style == 2: p.line(N); p.line(D, ' ', t.ref, ' ', A, ' ', B)
        else: p.line(D, ' ', t.type, ' ', A); p.line(N, '  ', B)
    if chance(rng, .5): p.line(k.t('close') + ' ', (k.m(k.close), {'closing': True}))
    foot(p, k); return p

def web(g):
    def h(rng):
        WEB[0] = True
        try: return g(rng)
        finally: WEB[0] = False
    h.__name__ = g.__name__; return h

PASTES = [web(g) for g in (p_wallet_cn, p_tabs, p_stacked_cells, p_collapsed, p_aligned, p_app_days, p_order, p_orders, p_sms_kr, p_sms_bank, p_jp_mail, p_jp_net, p_bullets, p_two_dates, p_web_buttons, p_labeled, p_slip, p_ride, p_month_days, p_sections, p_overview, p_kr_app, p_id_mutasi, p_multi, p_holders, p_notifications, p_two_line)]
