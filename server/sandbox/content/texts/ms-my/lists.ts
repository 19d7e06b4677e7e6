import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Cuba semuanya dengan wang mainan',
      text: 'Semua dalam persekitaran ujian ini ialah wang mainan. Buat deposit, tukar mata wang dan semak setiap transaksi.',
    },
    quote: {
      title: 'Kadar yang anda lihat ialah kadar yang anda dapat',
      text: 'Setiap sebut harga menunjukkan kadar tengah pasaran dan spread, dan dilaksanakan tepat seperti yang ditunjukkan, atau tidak dilaksanakan langsung.',
    },
    prices: {
      title: 'Semak sendiri harga kami',
      text: 'Disiarkan dahulu, didedahkan kemudian: sesiapa sahaja boleh mengira semula setiap harga simulasi.',
    },
  },
  trumpet: {
    'play-money': { text: 'Semua wang dalam persekitaran ujian ini ialah wang mainan.' },
    addresses: {
      text: 'Alamat deposit di sini rekaan. Jangan sekali-kali menghantar apa-apa yang sebenar ke alamat ini.',
    },
    codes: { text: 'Khidmat pelanggan tidak pernah meminta kata laluan atau kod anda.' },
  },
  feedback: {
    one: {
      title: 'Petikan contoh, bukan pelanggan',
      text: 'Rekod saya sepadan dengan sebut harga saya sehingga digit terakhir. Saya menyemak tiga, kemudian berhenti menyemak.',
    },
    two: {
      title: 'Petikan contoh, bukan pelanggan',
      text: 'Saya sengaja membiarkan sebut harga tamat tempoh. Tiada apa-apa yang berlaku, dan memang sepatutnya begitu.',
    },
    three: {
      title: 'Petikan contoh, bukan pelanggan',
      text: 'Saya menaip koma sebagai pemisah perpuluhan dan ia diterima begitu sahaja. Itu lebih jarang daripada yang disangka.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Sample Custody',
      text: 'Rakan kongsi rekaan. Rakan kongsi sebenar akan menyimpan koin dalam jagaan dan menyatakan tempat untuk menyemaknya.',
    },
    lantern: {
      title: 'Lantern Sample Data',
      text: 'Rakan kongsi rekaan. Rakan kongsi sebenar akan membekalkan harga pasaran dan menyatakan sumbernya.',
    },
    quill: {
      title: 'Quill Sample Review',
      text: 'Rakan kongsi rekaan. Rakan kongsi sebenar akan mengaudit perisian dan menyiarkan penemuannya.',
    },
  },
  'news-type': {
    product: { title: 'Produk' },
    maintenance: { title: 'Penyelenggaraan' },
    guide: { title: 'Panduan' },
    security: { title: 'Keselamatan' },
  },
};
