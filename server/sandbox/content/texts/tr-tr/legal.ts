import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Bu bir örnek metindir.</strong> Florin bir yazılımdır ve burada anlatılan işletmeci gerçekte yoktur. Florin’i işleten kişi bu sayfayı değiştirir.</p>',
  policy: {
    title: 'Gizlilik politikası',
    intro:
      'Bu sayfa Florin’in hakkınızda neleri, neden ve ne kadar süreyle sakladığını anlatır. Yazılımın bugün yaptıklarını tarif eder. Gerçek bir işletmeci adını, adresini ve tabi olduğu hukuku ekler.',
    heading: 'Neleri saklıyoruz',
    stored: {
      account: {
        name: 'Hesap bilgileri',
        text: 'Kullanıcı adı, takma ad, e-posta adresi, dil, davet kodu, sizi kimin davet ettiği ve çekimlerin durdurulup durdurulmadığı: girişinizi sağlamak, size yazmak ve paranızı korumak için. Hesap kapanana kadar.',
      },
      passwords: {
        name: 'Şifreler',
        text: 'Giriş şifrenizin ve işlem şifrenizin tek yönlü hash değeri: şifreyi bilmeden kontrol etmek için. Şifreyi değiştirene veya hesap kapanana kadar.',
      },
      agreements: {
        name: 'Onaylarınız',
        text: 'Kullanıcı sözleşmesinin ve bu politikanın hangi sürümünü ne zaman kabul ettiğiniz: siz de biz de sonradan bakabilelim diye. Hesap kapanana kadar.',
      },
      avatar: { name: 'Profil fotoğrafı', text: 'Adınızın yanında göstermek için. Değiştirene veya kaldırana kadar.' },
      identity: {
        name: 'Kimlik belgeleri',
        text: 'Adınız, soyadınız, belge numaranız ve kimliğinizin fotoğrafları: kimliğinizi doğrulamak için. Numara şifrelenir; fotoğrafları yalnızca siz ve incelemeyi yapan görevli görebilir. Hesap kapanana kadar. Bir başvuru doğrulanmadıysa numara ve fotoğraflar siz yeniden gönderene kadar kalır; başvurunun zamanı, içindeki ad ve geri çevrilme nedeni saklanmaya devam eder.',
      },
      secondFactor: {
        name: 'İkinci doğrulama adımı',
        text: 'Doğrulayıcı uygulamanızın gizli anahtarı (şifrelenmiş) ve kurtarma kodlarınızın tek yönlü hash değerleri: kodlarınızı kontrol etmek için. Kapatana kadar.',
      },
      removals: {
        name: 'Doğrulayıcı uygulamanızı kaldırma talepleri',
        text: 'Ne yazdığınız, bunu neyle kanıtladığınız, nereden yazdığınız ve ne karar verildiği: bir yabancının talebi kontrol edilip durdurulabilsin diye. Hesap kapanana kadar.',
      },
      passkeys: {
        name: 'Geçiş anahtarları',
        text: 'Açık anahtar, ona verdiğiniz ad, cihazın anahtar için kullandığı tanımlayıcı ve son kullanım zamanı: şifresiz giriş yapabilmeniz için. Parmak iziniz veya yüzünüz hiçbir zaman saklanmaz. Kaldırana kadar.',
      },
      sessions: {
        name: 'Oturumlar',
        text: 'Her girişin tarayıcısı, cihazı ve IP adresi; ne zaman başladığı, en son ne zaman kullanıldığı ve ne zaman bittiği; ayrıca oturumunuzu açık tutan verinin, tarayıcıya verilen rastgele bir sayının ve yeni cihaz e-postasındaki bağlantının tek yönlü hash değerleri: cihazlarınızı tanımak, yeni bir cihazı size bildirmek ve oturumunu kapatabilmeniz için. Oturum, 30 gün kullanılmazsa ve girişten 180 gün sonra sona erer. Kaydı hesap kapanana kadar kalır.',
      },
      activity: {
        name: 'Hesap etkinliği',
        text: 'Girişler, hatalı şifre ve kodlar, güvenlik ayarlarınızdaki değişiklikler; zamanı, IP adresi, tarayıcısı ve cihazıyla: bir yabancıyı fark edebilmeniz için. Hesap kapanana kadar.',
      },
      money: {
        name: 'Yatırma ve çekim işlemleri, dönüştürmeler, takas emirleri, kaldıraç emirleri, süreli kilitler ve hesap hareketleri',
        text: 'Gerçekleştikleri kur teklifleri ve gişe teklifleri, gişelerdeki ilerlemeniz, paranın gönderildiği adresler ve maskelenmiş kart numaraları, bakiyeleriniz ve her birinin sonrasındaki bakiye: bunlar mali kayıtlarımız olduğu için. Hesap kapandığında kalırlar, bkz. “Ne kadar süreyle”. Kabul etmediğiniz kur teklifleri, gişe aramaları ve teklifler, kontrol edip onaylamadığınız çekimler ve bir ödemenin iki kez işlenmesini önleyen yanıt kopyaları hesapla birlikte silinir.',
      },
      rooms: {
        name: 'Kaldıraç odalarındaki limitleriniz, molalarınız ve süreniz',
        text: 'Emir tutarları ve kayıplar için kendi limitleriniz, her gün verdiğiniz emirlerin tutarı ve kaybınız, belirlediğiniz mola, her odada ne kadar kaldığınız ve hangi kodla girdiğiniz: limitleriniz her cihazda geçerli olsun ve oda size geçirdiğiniz süreyi söyleyebilsin diye. Hesap kapanana kadar.',
      },
      addresses: {
        name: 'Kayıtlı adresler',
        text: 'Adres defterinizdeki cüzdan adresleri ve onlara verdiğiniz adlar: içlerinden seçebilmeniz ve çekimlere yalnızca bunlar için izin verebilmeniz için. Kaldırana veya hesap kapanana kadar.',
      },
      cards: {
        name: 'Banka kartları',
        text: 'Eklediğiniz kartların numarası, bankası, sahibi ve telefonu: çekimleri bu kartlara ödeyebilmek için. Numara şifrelenir; siz maskelenmiş halini görürsünüz. Kaldırana veya hesap kapanana kadar. Çekim kaydında maskelenmiş numara kalır.',
      },
      markets: {
        name: 'Favori piyasalar ve fiyat alarmları',
        text: 'İşaretlediğiniz piyasalar ve alarm kurduğunuz fiyatlar: her cihazda bulabilmeniz ve size bildirim gönderebilmemiz için. Kaldırana veya hesap kapanana kadar; çalmış bir alarm 30 gün boyunca.',
      },
      receipts: { name: 'Transfer dekontları', text: 'Bir yatırma işlemini teyit etmek için. Hesap kapanana kadar.' },
      petitions: {
        name: 'Bize gönderdiğiniz mesajlar',
        text: 'Geri bildirim ve talepler sayfasında yazdıklarınız, görselleri ve yanıtlarımız: yanıt verebilmemiz ve sizin sonradan bakabilmeniz için. Hesap kapanana kadar.',
      },
      notices: {
        name: 'Bildirimler',
        text: 'Size gönderdiğimiz bildirimler, hangilerini okuduğunuz ve bildirim ayarlarınız. Hesap kapanana kadar. Anlık bildirimleri açarsanız tarayıcınızın bunun için verdiği adres ve anahtarlar: kapatana veya oradan çıkış yapana kadar.',
      },
      codes: {
        name: 'E-posta kodları',
        text: 'Kodun tek yönlü hash değeri, gönderildiği adres ve kodu isteyen IP adresi: kodu kontrol etmek ve kimsenin sizi e-postaya boğmamasını sağlamak için. Bir gün boyunca.',
      },
      emails: {
        name: 'Size gönderilen e-postalar',
        text: 'Gönderilene kadar, en fazla bir gün, her biri veritabanında şifrelenmiş olarak tutulur. Deneme ortamında her biri, kodlar dahil, outbox klasöründe bir dosyadır. Gerçek bir işletmeci bunları bir e-posta sağlayıcısına iletir. İşletmeci silene kadar.',
      },
      attempts: {
        name: 'Denemeler',
        text: 'Bir hesap için kaç kez ve hangi IP adresinden hatalı şifre veya kod denendiği, tek yönlü hash değerleri altında: tahmin denemelerini yavaşlatmak için. Son denemeden sonra bir gün boyunca.',
      },
      serverLog: {
        name: 'Sunucu günlüğü',
        text: 'Başarısız olan isteklerin zamanı, numarası ve teknik nedeni; çok sayıda istek reddedildiğinde sonuncusunun IP adresi veya ağı: hataları bulup düzeltmek ve saldırıları fark etmek için. İşletmeci silene kadar.',
      },
      auditLog: {
        name: 'Denetim günlüğü',
        text: 'İşletmecinin görevlilerinin nelere baktığı ve neye karar verdiği, ad ve belge numarası olmadan: belgelerinize erişim kontrol edilebilsin diye. Hiçbir zaman silinmez.',
      },
    },
    html: `
<p>Her fotoğraftaki konum ve kamera bilgilerini fotoğraf ulaştığında sileriz. Yükleyip göndermediğiniz bir fotoğraf bir gün sonra silinir.</p>
<h2>Neleri saklamıyoruz</h2>
<ul>
<li>Şifrenizi veya bir kurtarma kodunu okunabilir biçimde.</li>
<li>Uygulamada nelere baktığınızı veya dokunduğunuzu.</li>
<li>Reklam amaçlı hiçbir şeyi. Başka şirketlerden hiçbir şey yüklenmez ve anlık bildirimleri açmadığınız sürece hakkınızda hiçbir şey onlara gönderilmez; açarsanız her bildirim, yalnızca tarayıcınızın okuyabileceği şekilde şifrelenerek tarayıcınızın üreticisinin bildirim hizmetinden geçer.</li>
</ul>
<h2>Cihazınızda</h2>
<p>Bir çerez oturumunuzu açık tutar, bir diğeri bu tarayıcıyı 400 gün boyunca tanır; böylece şifrenizi tahmin etmeye çalışan kimse girişinizi engelleyemez. Hiçbir betik bunları okuyamaz. Uygulama dilinizi, temanızı, gösterim para biriminizi ve tutarların gizlenip gizlenmediğini hatırlar. Bağlantı olmadan da açılabilmek için size en son gösterdiklerini, kartlar, belgeler ve güvenlik ayarları hariç, en fazla yedi gün veya siz çıkış yapana kadar saklar. Tamamlanmamış formlar, gönderene veya çıkış yapana kadar açık sekmede kalır. Şifreler hiçbir zaman bunların arasında değildir.</p>
<h2>Ne kadar süreyle</h2>
<p>Hesabınızı kapattığınızda, vazgeçebileceğiniz 14 günlük bir bekleme süresi vardır. Ardından kim olduğunuzu gösteren her şey silinir: adlar, e-posta adresi, şifreler, belge numarası, fotoğraflar, profil fotoğrafı, ikinci doğrulama adımı, geçiş anahtarları, oturumlar, hesap etkinliği, onaylar, bize gönderdiğiniz mesajlar ve bildirimler. Yatırma ve çekim işlemleri, dönüştürmeler, emirler, süreli kilitler ve hesap hareketleri bir numara altında kalır, çünkü mali kayıtlar eksiksiz olmalıdır. Gerçek bir işletmeci burada yasanın kaç yıl gerektirdiğini ve kimlik belgelerinin daha uzun saklanması gerekip gerekmediğini belirtir.</p>
<h2>Haklarınız</h2>
<p>Güvenlik sayfasından hakkınızda sakladığımız her şeyi indirebilir ve hesabınızı kapatabilirsiniz. Yanlış olan bir şey varsa <a href="/contact">desteğe ulaşın</a>.</p>`,
  },
  agreement: {
    title: 'Kullanıcı sözleşmesi',
    html: `
<p>Bir sözleşme okunabilecek kadar kısa olmalıdır. Bu örnek bağlayıcı değildir. Gerçek bir işletmecinin sözleşmesinin nerede yer alacağını ve neleri kapsaması gerektiğini gösterir.</p>
<h2>1. Hesabınız</h2>
<p>Kendi adınız ve e-posta adresinizle bir kişi, bir hesap. Şifrenizi kimseyle paylaşmayın; şifreyi bilen herkes sizin adınıza işlem yapabilir. Herhangi bir oturumu kapatabilir ve istediğiniz zaman ayrılabilirsiniz.</p>
<h2>2. Paranız</h2>
<p>Bakiyeniz, bloke tutarlar dahil sizindir. Muhasebe kayıtları onu platformun kendi hesaplarından ayrı tutar ve kullanılabilir olanı çekmek hiçbir zaman bir yatırmaya, göreve, bonusa veya puana bağlı değildir.</p>
<h2>3. Fiyatlar ve kur teklifleri</h2>
<p>Kur teklifi iki tutarı, kuru, orta piyasa kurunu ve makası belirtir ve sunucunun saatine göre 15 saniye geçerlidir. Zamanında kabul ederseniz tam gösterildiği gibi gerçekleşir. Aksi halde hiçbir şey olmaz.</p>
<h2>4. Risk</h2>
<p>Para birimlerinin ve kripto paraların değeri hızla ve önceden belli olmadan değişebilir. Yalnızca kaybetmeyi göze alabileceğiniz parayı kullanın. Bu platformdaki hiçbir şey tavsiye değildir.</p>
<h2>5. Yapamayacaklarımız</h2>
<p>Bir muhasebe kaydını değiştiremeyiz, onaylamadığınız rakamlarla işlem yapamayız ve size bir şey yaptırmak için paranızı tutamayız. Hata yaparsak nedeniyle birlikte görebileceğiniz bir kayıtla düzeltiriz.</p>
<h2>6. Değişiklikler</h2>
<p>Bu sözleşmenin her sürümünün bir numarası vardır. Yeni bir sürüm çıktığında size gösterir ve kabul edip etmediğinizi sorarız. Kabul edene kadar, daha önce kabul ettiğiniz sürüm sizin için geçerli kalır ve hiçbir şey kilitlenmez. Siz hesap açarken metin değişirse bunu bildirir ve yeniden sorarız.</p>
<h2>7. Deneme parası</h2>
<p>Deneme ortamında hiçbir şey gerçek değildir: ne tutarlar, ne piyasa, ne de işletmeci. Kimsenin kimseye borcu yoktur.</p>`,
  },
};
