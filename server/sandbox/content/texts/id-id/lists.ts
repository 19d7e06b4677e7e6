import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Coba semuanya dengan uang simulasi',
      text: 'Semua di sandbox ini uang simulasi. Lakukan deposit, konversi, dan periksa setiap transaksi.',
    },
    quote: {
      title: 'Kurs yang Anda lihat, itulah yang Anda dapat',
      text: 'Setiap penawaran menampilkan kurs tengah dan spread, dan dijalankan persis seperti yang ditampilkan, atau tidak sama sekali.',
    },
    prices: {
      title: 'Periksa sendiri harga kami',
      text: 'Diterbitkan sebelumnya, diungkap sesudahnya: siapa pun bisa menghitung ulang setiap harga simulasi.',
    },
  },
  trumpet: {
    'play-money': { text: 'Semua uang di sandbox ini uang simulasi.' },
    addresses: { text: 'Alamat deposit di sini rekaan. Jangan pernah mengirim aset sungguhan ke sana.' },
    codes: { text: 'Layanan pelanggan tidak pernah meminta kata sandi atau kode Anda.' },
  },
  feedback: {
    one: {
      title: 'Contoh tanggapan, bukan dari pelanggan',
      text: 'Riwayat saya cocok dengan penawaran kursnya sampai angka terakhir. Saya periksa tiga, lalu tidak perlu periksa lagi.',
    },
    two: {
      title: 'Contoh tanggapan, bukan dari pelanggan',
      text: 'Saya sengaja membiarkan penawaran berakhir. Tidak terjadi apa-apa, dan memang begitu seharusnya.',
    },
    three: {
      title: 'Contoh tanggapan, bukan dari pelanggan',
      text: 'Saya mengetik titik sebagai pemisah desimal dan langsung diterima. Ternyata tidak banyak aplikasi yang bisa begitu.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Kustodian (contoh)',
      text: 'Mitra rekaan. Mitra sungguhan akan menyimpan koin sebagai kustodian dan menyebutkan di mana Anda bisa memeriksanya.',
    },
    lantern: {
      title: 'Lantern Data (contoh)',
      text: 'Mitra rekaan. Mitra sungguhan akan menyediakan harga pasar dan menyebutkan sumbernya.',
    },
    quill: {
      title: 'Quill Audit (contoh)',
      text: 'Mitra rekaan. Mitra sungguhan akan mengaudit perangkat lunak dan menerbitkan temuannya.',
    },
  },
  'news-type': {
    product: { title: 'Produk' },
    maintenance: { title: 'Pemeliharaan' },
    guide: { title: 'Panduan' },
    security: { title: 'Keamanan' },
  },
};
