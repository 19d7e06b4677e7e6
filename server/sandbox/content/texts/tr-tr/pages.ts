import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'Florin hakkında',
    html: `
<p>Florin, bir cüzdan ve borsa yazılımıdır: birçok para birimi tek yerde, aralarında dönüştürme ve sonrasındaki bakiyeyle birlikte her hareketin kaydı. MIT lisanslı açık kaynaktır; herkes okuyabilir, çalıştırabilir ve değiştirebilir.</p>
<h2>Burada neler yapabilirsiniz</h2>
<ul>
<li>Kripto ve itibari paraları tutar, toplam değerlerini görürsünüz.</li>
<li>Kripto paraları, itibari paraları ise banka transferiyle yatırır ve çekersiniz.</li>
<li>Bir kur teklifiyle dönüştürür veya takas gişelerindeki emirleri yerine getirirsiniz.</li>
<li>Kaldıraç odalarını ve süreli kilitleri denersiniz; her emrin olasılıkları, maliyeti ve sonucu açıktır.</li>
</ul>
<h2>Neyi savunuyoruz</h2>
<ul>
<li><strong>Önce görün, sonra kontrol edin.</strong> Kuru, makası ve alacağınız tutarı onaylamadan önce görürsünüz. Aynı rakamlar, son basamağına kadar kayıtlarınızda yer alır.</li>
<li><strong>Baskı yok.</strong> Süreleri sunucu belirler ve kaçırdığınız bir sürenin bedeli yoktur. Reddetmek, kabul etmek kadar kolaydır.</li>
<li><strong>Vaat yok.</strong> Fiyatlar yükselir ve düşer. Fiyat tahmini yapmayız, burada kimse de yapamaz.</li>
<li><strong>Paranız sizindir.</strong> Parayı çekip çekemeyeceğinizi hiçbir yatırma, bonus, görev veya puan belirlemez.</li>
</ul>
<h2>Muhasebe nasıl tutuluyor</h2>
<p>Çift taraflı kayıtla: bir hesaba eklenen, başka bir hesaptan düşülür; böylece her para biriminin toplamı her zaman sıfırdır. Kayıtlar hiçbir zaman değiştirilmez veya silinmez. Bir hata, nedeniyle birlikte görebileceğiniz yeni bir kayıtla düzeltilir.</p>
<h2>Bu deneme ortamı</h2>
<p>Buradaki tüm para deneme parasıdır. Piyasa simüle edilir, e-postalar bir klasöre yazılır ve yatırma işlemleriyle belgeleri inceleyecek görevlilerin yerini programlar alır. Bu parayla bir şey satın alamazsınız, bir şey de kaybedemezsiniz.</p>
<h2>Kim işletiyor</h2>
<p>Bu sunucuyu kim başlattıysa o. Deneme ortamının arkasında şirket, lisans, ofis veya ekip yoktur. Gerçek bir işletmeci burada kim olduğunu, nerede kayıtlı olduğunu, kim tarafından denetlendiğini ve bunların her birini nereden kontrol edebileceğinizi belirtir.</p>`,
  },
  guarantee: {
    title: 'Garanti',
    html: `
<p>Bir garanti, ancak kontrol edebildiğiniz kadar değerlidir. Bu sayfa yazılımın neleri sağladığını, bunu nasıl kontrol edeceğinizi ve aynı açıklıkla kimsenin garanti etmediği şeyleri anlatır.</p>
<h2>Yazılım neleri sağlar</h2>
<ul>
<li>Bakiyeniz sıfırın altına düşemez ve aynı para iki kez harcanamaz. Buna veritabanının kendisi izin vermez.</li>
<li>Kabul ettiğiniz bir kur teklifi ya tam o rakamlarla gerçekleşir ya da hiç gerçekleşmez.</li>
<li>Bağlantı koptuğu için iki kez gönderilen bir ödeme yalnızca bir kez işlenir.</li>
<li>Bir kez kaydedilen hareket kayıtlarınızda kalır ve hiçbir zaman değiştirilmez.</li>
<li>Çekim hiçbir zaman bir yatırmaya, göreve, bonusa veya puana bağlı değildir.</li>
<li>Kaldıraç odasında emir tutarınızdan fazlasını kaybedemezsiniz.</li>
<li>Simüle edilen her fiyat, önceden yayımlanan ve sonradan açıklanan değerlerden hesaplanır.</li>
</ul>
<h2>Nasıl kontrol edilir</h2>
<ol>
<li>Bir dönüştürme yapın; kur teklifini dekontla ve kayıtlarınızla karşılaştırın.</li>
<li>Hesap hareketlerinizi dosya olarak kaydedip toplayın. Her para biriminin toplamı, bakiyesidir.</li>
<li>Bir kaldıraç odasında sonuçlanmış bir emri açıp “Bu sonucu doğrula” seçeneğine dokunun. Tarayıcınız sonucu adım adım yeniden hesaplar ve sunucunun söylediği hiçbir şeye güvenmez.</li>
</ol>
<h2>Kimsenin garanti etmedikleri</h2>
<ul>
<li><strong>Fiyatlar.</strong> Bir para birimi değerinin bir bölümünü veya tamamını her an kaybedebilir.</li>
<li><strong>Getiri.</strong> Size getiri vaat eden kişi bizim adımıza konuşmuyordur.</li>
<li><strong>Mevduat sigortası.</strong> Burada yoktur. Gerçek bir işletmeci hangi tutarların kim tarafından korunduğunu ve bunu nereden kontrol edebileceğinizi belirtir.</li>
<li><strong>Geri alma.</strong> Blok zincirinde yanlış adrese yapılan bir transferi kimse geri alamaz.</li>
<li><strong>Kesintisizlik.</strong> Sunucular ve ağlar arızalanabilir. Başlattığınız işlem kaybolmaz, ancak daha uzun sürebilir.</li>
</ul>
<h2>Bir şey ters giderse</h2>
<p>Muhasebedeki bir hata, hatalı kaydın yanına nedeniyle birlikte eklenen ayrı bir kayıtla düzeltilir. Bir hata bulursanız kaydın numarasını <a href="/contact">desteğe bildirin</a>.</p>`,
  },
  partnership: {
    title: 'İş ortaklığı',
    html: `
<p>İş ortakları, uygulamanın kendisiyle aynı çağrıları kullanır. Gizli, ikinci bir çağrı kümesi yoktur: sunucu hepsini <code>/openapi.json</code> adresinde açıklar.</p>
<h2>İş ortakları neler yapabilir</h2>
<ul>
<li>Herkese açık fiyat ve kurları, kaynağı ve zamanıyla gösterebilir.</li>
<li>Simüle edilen piyasanın yayımlanan tohumlarını ve onlarla her fiyatı kontrol edebilir.</li>
<li>Belgelenmiş çağrılarla, müşterilerin giriş yaptığı kendi uygulamasını geliştirebilir.</li>
<li>Florin’i kendisi işletebilir. Lisans, ticari kullanım dahil buna izin verir.</li>
</ul>
<h2>İş ortakları neleri yapamaz</h2>
<ul>
<li>Giriş yapmamış bir müşteri adına işlem yapamaz.</li>
<li>Başka bir müşterinin parasından pay alamaz. Davet ettiği için kimseye ödeme yapılmaz.</li>
<li>Müşteriden şifre, kod veya para yatırmasını isteyemez.</li>
</ul>
<h2>İş ortaklarımız kimler</h2>
<p>Henüz kimse yok. Ana sayfadaki iş ortakları uydurmadır ve bunu kendileri de belirtir. Gerçek bir işletmeci burada iş ortaklarını, her birinin ne yaptığını ve bunun nereden kontrol edilebileceğini belirtir.</p>
<h2>Bize ulaşın</h2>
<p>Gerçek bir işletmeci burada bir ad, bir adres ve bir iletişim yolu verir. Deneme ortamında yazabileceğiniz kimse yoktur.</p>`,
  },
  customer: {
    title: 'Müşteri desteği',
    html: `
<p>Destek, soruları yanıtlar ve sorunları inceler. Ulaşma yolları ve çalışma saatleri <a href="/contact">Destek</a> sayfasındadır. Deneme ortamında destek ekibi yoktur; ekip olmadan yanıtlanabilecekler bu sayfadadır.</p>
<h2>Yazmadan önce</h2>
<ol>
<li>İlgili kaydı açın. Kayıt; durumu, sırada ne olduğunu ve bir şey reddedildiyse nedenini gösterir.</li>
<li>Numarasını kopyalayın. Numara bir harfle başlar ve ekran görüntüsünden daha çok işe yarar.</li>
<li>Bir hatada istek numarası gösterildiyse onu da ekleyin. Sunucu günlüğünde tam o ana ulaştırır.</li>
</ol>
<h2>Yatırma ve çekim</h2>
<dl>
<dt>Yatırdığım para nerede?</dt>
<dd>İşlemin kaydında durumu yazar: alındı, inceleniyor, hesabınıza geçti veya geçmedi; geçmediyse nedeni de. Deneme ortamında inceleme birkaç saniye sürer.</dd>
<dt>Yanlış ağdan gönderdim.</dt>
<dd>İşlem kimliğiyle birlikte hemen yazın. Kurtarılıp kurtarılamayacağı ağa bağlıdır ve çoğu zaman kurtarılamaz. Uygulama, bu nedenle ağı ve adresi karşılaştırmanızı ister.</dd>
<dt>Bir çekimi durdurabilir miyim?</dt>
<dd>Evet, incelemesi başlayana kadar; tutarın tamamını geri alırsınız. Sonrasında durdurulamaz ve gönderilmiş bir transfer geri alınamaz.</dd>
</dl>
<h2>Hesap</h2>
<dl>
<dt>E-posta kodu gelmiyor.</dt>
<dd>Spam klasörünüze bakın ve bir dakika sonra yeni kod isteyin. Deneme ortamında e-postalar, veri klasöründeki <code>outbox</code> klasöründe birer dosyadır.</dd>
<dt>Şifremi unuttum veya doğrulayıcı uygulamamı kaybettim.</dt>
<dd>Giriş sayfası ikisinde de size yol gösterir. Ardından çekimler 24 saat süreyle durdurulur; böylece hesabınıza giren biri onu hemen boşaltamaz.</dd>
<dt>Kur teklifinin süresi ben onaylamadan doldu.</dt>
<dd>Dönüştürme yapılmadı. Yeni kuru eskisinin yanında görür ve yeniden karar verebilirsiniz.</dd>
</dl>
<h2>Destek neleri asla istemez</h2>
<p>Şifreniz, işlem şifreniz, bir kod veya para yatırmanız. Bunlardan birini isteyen kişi Florin adına hareket etmiyordur.</p>`,
  },
  transparency: {
    title: 'Şeffaflık',
    html: `
<p>Sözümüze güvenmek zorunda değilsiniz. Burada yayımlananlar kontrol edilmek içindir; henüz yayımlanmayanlar da belirtilir.</p>
<h2>Fiyatlar</h2>
<p>Deneme ortamında fiyatları bir simülatör üretir. Her günün tohumları, sonu gün başlamadan yayımlanan bir hash zinciri oluşturur ve her dakikanın tohumu, o dakikadan sonra açıklanır. İkisiyle herkes her fiyatı yeniden hesaplayabilir ve hiçbirinin bizim lehimize seçilmediğini görebilir. Veriler <code>/api/market/commitments</code> çağrısından gelir.</p>
<h2>Kaldıraç odaları</h2>
<p>Her kategori, emirleri sonuçlandıran kodun hesapladığı ödemesini, olasılığını ve platformun ortalama payını gösterir. Her oda, gerçekten para kaybeden hesapların oranını gösterir. Sonuçlanmış bir emirde “Bu sonucu doğrula” seçeneğine dokunun, tarayıcınız sonucu yeniden hesaplar.</p>
<h2>Dönüştürmenin maliyeti</h2>
<p>Orta piyasa kuru ile size teklif edilen kur arasındaki makas. Kabul etmeden önce yüzde ve tutar olarak görürsünüz. Makas ayrı bir hesaba kaydedilir; bu nedenle toplamı son basamağına kadar bilinir.</p>
<h2>Müşterilere borcumuz</h2>
<p>Her bakiye, platformun bir yükümlülüğüdür. Belirli aralıklarla tüm müşterilerin bakiyelerinden her para birimi için bir hash ağacı oluşturulur; ağacın kökü ve toplamı, rezervimizin yanında burada yayımlanır. Cihazınız, bakiyelerinizin her birinden o köke giden yolu hesaplayabilir. Rezervimiz kendi muhasebe kayıtlarımızdan gelir: kimse bunu sizin için bir blok zinciri veya bankayla karşılaştırmaz.</p>
<h2>Yayımlamadığımız sayılar</h2>
<p>Burada toplam kullanıcı sayısı, işlem yapanların toplam sayısı veya hacim bulamazsınız. Deneme ortamında sayılacak neredeyse hiçbir şey yoktur ve uydurulmuş bir sayı yalan olurdu. Tek istisna: Her kaldıraç odası, şu anda odada kaç kişi olduğunu gösterir ve bu kişiler gerçekten sayılır.</p>`,
  },
};
