import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Her şeyi deneme parasıyla deneyin',
      text: 'Bu deneme ortamındaki tüm para deneme parasıdır. Para yatırın, dönüştürün ve her hareketi kontrol edin.',
    },
    quote: {
      title: 'Gördüğünüz kur, aldığınız kurdur',
      text: 'Her kur teklifi orta piyasa kurunu ve makası gösterir; ya tam gösterildiği gibi gerçekleşir ya da hiç gerçekleşmez.',
    },
    prices: {
      title: 'Fiyatlarımızı kendiniz kontrol edin',
      text: 'Önceden yayımlanır, sonradan açıklanır: simüle edilen her fiyatı herkes yeniden hesaplayabilir.',
    },
  },
  trumpet: {
    'play-money': { text: 'Bu deneme ortamındaki tüm para deneme parasıdır.' },
    addresses: { text: 'Buradaki yatırma adresleri uydurmadır. Bu adreslere gerçek hiçbir şey göndermeyin.' },
    codes: { text: 'Destek sizden asla şifrenizi veya bir kodu istemez.' },
  },
  feedback: {
    one: {
      title: 'Örnek alıntı, müşteri yorumu değil',
      text: 'Kayıtlarım, kur teklifleriyle son basamağına kadar aynı. Üçünü kontrol ettim, sonra kontrol etmeyi bıraktım.',
    },
    two: {
      title: 'Örnek alıntı, müşteri yorumu değil',
      text: 'Bir kur teklifinin süresinin dolmasını bilerek bekledim. Hiçbir şey olmadı, olması gereken de bu.',
    },
    three: {
      title: 'Örnek alıntı, müşteri yorumu değil',
      text: 'Ondalık ayırıcı olarak virgül yazdım ve sorunsuz çalıştı. Sandığınızdan daha az rastlanan bir şey.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Örnek Saklama',
      text: 'Uydurma bir iş ortağı. Gerçeği, coinleri saklar ve bunu nereden kontrol edebileceğinizi belirtirdi.',
    },
    lantern: {
      title: 'Lantern Örnek Veri',
      text: 'Uydurma bir iş ortağı. Gerçeği, piyasa fiyatlarını sağlar ve kaynağını belirtirdi.',
    },
    quill: {
      title: 'Quill Örnek Denetim',
      text: 'Uydurma bir iş ortağı. Gerçeği, yazılımı denetler ve bulgularını yayımlardı.',
    },
  },
  'news-type': {
    product: { title: 'Ürün' },
    maintenance: { title: 'Bakım' },
    guide: { title: 'Rehberler' },
    security: { title: 'Güvenlik' },
  },
};
