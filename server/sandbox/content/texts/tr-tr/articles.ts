import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Bu bir örnek haberdir.',
  texts: {
    'play-money': {
      title: 'Bu deneme ortamındaki tüm para deneme parasıdır',
      summary: 'Burada neler simüle edilir, neler gerçek parayla olduğu gibi çalışır.',
      html: `
<p>Bir deneme ortamındasınız: piyasa simüle edilir, yatırma işlemlerini bir program onaylar ve e-postalar bir klasöre yazılır.</p>
<h2>Neler simüle edilir</h2>
<ul><li>Fiyatlar. Bunları, tohumları yayımlanan bir üreteç üretir.</li><li>Yatırma işlemlerini ve belgeleri inceleyen işletmeci. Yerini, birkaç saniye bekleyen bir program alır.</li><li>Yatırma adresleri. Bunlara gerçek hiçbir şey göndermeyin.</li></ul>
<h2>Neler simüle edilmez</h2>
<p>Muhasebe. Her hareket, gerçek parayla olduğu gibi aynı çift taraflı muhasebeden geçer; kilitler, kontroller ve kayıtlar da aynıdır. Burada yanlış bir bakiye oluşturmanın yolunu bulursanız aynı hata gerçek parayla da oluşur.</p>`,
    },
    restart: {
      title: 'Yeniden başlatmada emirlerinize ne olur',
      summary: 'Güncellemeler hizmeti kısa süre kesintiye uğratır. Başlattığınız hiçbir şey kaybolmaz.',
      html: `
<p>Sunucu zaman zaman güncellenir ve yeniden başlar. Uygulama kısa bir süre bize ulaşamadığını söyler ve kendiliğinden tekrar dener.</p>
<h2>Sonrasında neler devam eder</h2>
<p>Yatırma ve çekim işlemleri, gişelerdeki emirler ve süreli kilitler tüm adımlarıyla birlikte kaydedilir. Yeniden başlatmadan sonra her biri kaldığı yerden devam eder.</p>
<h2>Bu arada neyin süresi dolabilir</h2>
<ul><li>Kur teklifi 15 saniye geçerlidir. Süresi dolarsa dönüştürme yapılmaz ve yeni bir teklif alırsınız.</li><li>Bir kaldıraç odasının fiyatı zamanında kanıtlanamazsa o dönemin tüm emir tutarları tamamen iade edilir.</li></ul>
<h2>Tam o anda bir düğmeye bastıysanız</h2>
<p>Yeniden basabilirsiniz. Her isteğin kendi numarası vardır; bu nedenle kaç kez ulaşırsa ulaşsın yalnızca bir kez işlenir.</p>`,
    },
    'check-price': {
      title: 'Simüle edilen bir fiyat nasıl kontrol edilir',
      summary: 'Tohumlar, hash zinciri ve bir günün tüm fiyat hareketlerini yeniden hesaplama yolu.',
      html: `
<p>Bir simülatör, onu işletenin işine gelen fiyatları seçerek hile yapabilir. Bizimki, hile yapılırsa belli olacak şekilde kurulmuştur.</p>
<ol><li>Gün başlamadan, her dakika için bir tane olmak üzere gizli tohumlardan bir zincir üretilir. Her tohum, kendinden sonrakinin hash değeridir ve zincirin sonu zamanıyla birlikte yayımlanır.</li>
<li>Bir dakikanın fiyatları, herkese açık bir hesapla yalnızca o dakikanın tohumundan elde edilir.</li>
<li>Dakika bittiğinde tohumu açıklanır. Hash değerini alırsanız ondan önce açıklananı, en sonunda da yayımlanan değeri elde edersiniz.</li></ol>
<p>Böylece kimse bir tohumu sonradan değiştiremez ve tohumlarla herkes her fiyatı yeniden hesaplayabilir. Bunların hepsini <code>/api/market/commitments</code> çağrısı verir.</p>`,
    },
    alerts: {
      title: 'Sizi rahatsız etmeyen fiyat alarmları',
      summary: 'Bir fiyata ulaşıldığında tek bildirim; sizi işlem yapmaya itmek içinse hiç.',
      html: `
<p>Bir piyasa açın, şu ankinin üstünde veya altında bir fiyat seçin; o fiyata ulaşıldığında tek bir bildirim alırsınız. Ardından alarm kapanır.</p>
<ul><li>Uygulama açık olsun olmasın fiyatlar sürekli karşılaştırılır.</li><li>Bildirimde fiyat ve zaman yazar. Ne yapmanız gerektiği yazmaz.</li><li>Alarmlarınız Piyasalar sayfasındadır; oradan kaldırabilirsiniz de.</li></ul>
<p>Alarm, emir değildir. Alarmla alım veya satım yapılmaz.</p>`,
    },
    quote: {
      title: 'On beş saniye: kur teklifi nedir',
      summary: 'Bir kur neden kısa süre sabit kalır ve süresi dolunca ne olur.',
      html: `
<p>Dönüştürme yaparken önce bir kur teklifi alırsınız: iki tutar, kur, orta piyasa kuru ve aradaki makas, hem yüzde hem tutar olarak.</p>
<h2>Geçerliyken</h2><p>Kur teklifi 15 saniye geçerlidir; süreyi telefonunuz değil sunucu sayar. Halka, kalan süreyi gösterir. Kabul ederseniz tam bu rakamları alırsınız.</p>
<h2>Süresi dolunca</h2><p>Dönüştürme yapılmaz. Yeni kuru eskisinin yanında görür ve yeniden karar verebilirsiniz. Beklemenin bedeli yoktur ve karar vermek zorunda da değilsiniz.</p>`,
    },
    'network-paused': {
      title: 'Bir ağ durdurulduğunda',
      summary: 'Yatırma veya çekim bir ağda neden bazen durur ve neler yapabilirsiniz.',
      html: `
<p>Ağlarda bakım ve yükseltme yapılır, bazen de arıza veya yoğunluk olur. O zaman o para biriminin o ağdaki yatırma veya çekim işlemlerini durdururuz; uygulama bunlardan hangisi olduğunu belirtir.</p>
<h2>Yatırma</h2><p>Yatırma işlemleri durdurulmuşken yeni bir şey gönderilmesin diye adres gösterilmez. Daha önce bir şey gönderdiyseniz yine de bildirebilirsiniz. Ağ yeniden çalıştığında hesabınıza geçer.</p>
<h2>Çekim</h2><p>Para biriminin, diğer cüzdanınızın da desteklediği başka bir ağı varsa onu seçin. Bekleyen bir çekimi, incelemesi başlayana kadar iptal edebilirsiniz; tutarın tamamını geri alırsınız.</p>
<p>Bakiyeniz bundan etkilenmez, dönüştürme de etkilenmez.</p>`,
    },
    network: {
      title: 'Doğru ağı seçmek',
      summary: 'Aynı coin birçok ağda bulunur ve bu ağlar birbirine bağlı değildir.',
      html: `
<p>Bazı coinler birden çok ağda bulunur. Coinin adı hepsinde aynıdır, ancak bir ağdan yapılan transfer başka bir ağa ulaşmaz.</p>
<ol><li>Diğer cüzdanınızın hangi ağdan gönderdiğine bakın.</li><li>Adresi kopyalamadan önce burada aynı ağı seçin.</li><li>Adresin başını, ortasını ve sonunu karşılaştırın. Zararlı yazılımlar, siz kopyalarken adresi değiştirebilir.</li><li>Hedef etiketi varsa onu da kopyalayın. Etiket olmadan transferin size ait olduğu anlaşılamaz.</li><li>Yüksek bir tutardan önce küçük bir tutar gönderin.</li></ol>
<p>Yanlış ağdan yapılan bir transfer nadiren kurtarılabilir ve kurtarılacağına kimse söz veremez.</p>`,
    },
    'support-never': {
      title: 'Destek neleri asla istemez',
      summary: 'Karşınızdakinin bizden olmadığını gösteren üç cümle.',
      html: `
<p>Para çoğu zaman bozuk bir yazılım yüzünden değil, güven veren bir ses yüzünden kaybedilir. Destek şunları asla söylemez:</p>
<ul><li>“Az önce gelen kodu bana okuyun lütfen.”</li><li>“Hesabınızı kontrol etmek için şifrenize ihtiyacımız var.”</li><li>“Biraz daha yatırın, kalanını o zaman ödeyebiliriz.”</li></ul>
<p>Bunlardan birini söyleyen kişi paranızın peşindedir. Görüşmeyi bitirin. Yanıt verdiyseniz başka bir şey yapmadan önce şifrenizi değiştirin ve gerçek destek ekibine bildirin.</p>`,
    },
    password: {
      title: 'Hatırlaması kolay bir şifre',
      summary: 'Birkaç kelime, sembollerle dolu tek bir kelimeden iyidir.',
      html: `
<p>İyi bir şifre uzundur ve başka hiçbir yerde kullanılmaz. Rastgele dört beş kelimeyi hatırlamak, sembollerle dolu tek bir kelimeyi hatırlamaktan kolaydır; tahmin edilmesi ise çok daha zordur.</p>
<ul><li>Her alfabe kullanılabilir, boşluklar da.</li><li>Bir şifre yöneticisi, hepimizden daha iyi şifreler üretir ve hatırlar.</li><li>E-posta şifreniz de en az bu kadar önemlidir: e-postanızı okuyan herkes kod isteyebilir.</li><li>Geçiş anahtarı daha da iyidir. Hatırlanacak bir şey yoktur ve yalnızca gerçek sitede çalışır.</li></ul>`,
    },
    records: {
      title: 'Kayıtlarınızı okumak',
      summary: 'Kullanılabilir, bloke ve her hareketten sonraki bakiye.',
      html: `
<p>Her para biriminde iki bakiye vardır. <strong>Kullanılabilir</strong>, şu anda kullanabileceğiniz tutardır. <strong>Bloke</strong> de sizindir, ancak incelenen bir çekim gibi devam eden bir işlem için ayrılmıştır. İşlem gerçekleşmezse tamamını geri alırsınız.</p>
<p>Her kayıt, tutarı son basamağına kadar ve sonrasındaki bakiyeyi gösterir. İlk kayıttan başlayarak toplarsanız son bakiyeyi bulursunuz. Tutmuyorsa bir hata var demektir; otomatik bir kontrol, yazılımın her testinden sonra bunu denetler.</p>`,
    },
    spread: {
      title: 'Orta piyasa kuru, makas ve dönüştürmenin maliyeti',
      summary: 'Görebiliyorsanız tek bir sayı her şeyi anlatır.',
      html: `
<p>Orta piyasa kuru, alıcıların teklifi ile satıcıların istediği fiyatın tam ortasıdır. Sizin için dönüştürme yapan, bundan biraz daha azını verir. Aradaki fark makastır ve dönüştürmenin fiyatıdır.</p>
<p>Birçok hizmet yalnızca kendi kurunu gösterir ve “ücretsiz” diye tanıtım yapar. Buradaki kur teklifi, orta piyasa kurunu ve makası hem yüzde hem tutar olarak gösterir. Bu tek sayıyı karşılaştırırsanız her şeyi karşılaştırmış olursunuz.</p>`,
    },
  },
};
