import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Ini artikel contoh.',
  texts: {
    'play-money': {
      title: 'Semua di sandbox ini uang simulasi',
      summary: 'Apa yang disimulasikan di sini, dan apa yang bekerja persis seperti dengan uang sungguhan.',
      html: `
<p>Yang Anda lihat adalah sandbox: pasarnya disimulasikan, deposit dikonfirmasi oleh program, dan email berakhir di sebuah folder.</p>
<h2>Yang disimulasikan</h2>
<ul><li>Harga, oleh generator yang seed-nya diterbitkan.</li><li>Pengelola yang meninjau deposit dan dokumen, oleh program yang selesai dalam beberapa detik.</li><li>Alamat deposit. Jangan pernah mengirim aset sungguhan ke salah satunya.</li></ul>
<h2>Yang tidak disimulasikan</h2>
<p>Pembukuannya. Setiap transaksi melewati buku besar berpasangan yang sama, dengan penguncian, pemeriksaan, dan pencatatan yang sama, seperti dengan uang sungguhan. Jika Anda menemukan cara membuat saldo salah di sini, di sana pun saldonya akan salah.</p>`,
    },
    restart: {
      title: 'Apa yang terjadi pada order Anda saat server dimulai ulang',
      summary: 'Pembaruan menghentikan layanan sejenak. Yang sudah Anda mulai tidak hilang.',
      html: `
<p>Sesekali server diperbarui dan dimulai ulang. Aplikasi lalu sejenak menyampaikan bahwa Florin tidak dapat dijangkau, dan mencoba lagi dengan sendirinya.</p>
<h2>Yang berlanjut sesudahnya</h2>
<p>Deposit, penarikan, order di loket, dan penempatan jangka tetap disimpan beserta setiap langkah yang sudah dilalui. Setelah server kembali, masing-masing melanjutkan dari langkah terakhirnya.</p>
<h2>Yang bisa berakhir sementara itu</h2>
<ul><li>Penawaran kurs berlaku 15 detik. Jika waktunya habis, tidak ada yang dikonversi, dan Anda mendapat penawaran baru.</li><li>Jika harga sebuah ruang leverage tidak dapat dibuktikan tepat waktu, semua modal pada periode itu dikembalikan penuh.</li></ul>
<h2>Jika Anda baru saja menekan tombol</h2>
<p>Anda bisa menekannya lagi. Setiap permintaan membawa nomornya sendiri, jadi hanya diproses satu kali, berapa kali pun permintaan itu sampai.</p>`,
    },
    'check-price': {
      title: 'Cara memeriksa harga simulasi',
      summary: 'Seed, rantai hash, dan cara menghitung ulang setiap perubahan harga dalam sehari.',
      html: `
<p>Simulator bisa saja curang dengan memilih harga yang cocok bagi yang menjalankannya. Simulator kami dibuat sedemikian rupa sehingga kecurangan akan ketahuan.</p>
<ol><li>Sebelum hari dimulai, rantai seed rahasia dibuat, satu seed untuk setiap menit. Setiap seed adalah hash dari seed sesudahnya, dan ujung rantainya diterbitkan beserta waktunya.</li>
<li>Harga dalam satu menit hanya bergantung pada seed menit itu, lewat perhitungan yang terbuka.</li>
<li>Setelah menit itu berakhir, seed-nya diungkap. Jika di-hash, hasilnya adalah seed yang diungkap sebelumnya, dan pada akhirnya nilai yang diterbitkan.</li></ol>
<p>Jadi tidak ada yang bisa menukar seed di belakang hari, dan dengan seed itu siapa pun bisa menghitung ulang setiap harga. Panggilan API <code>/api/market/commitments</code> memberikan semuanya.</p>`,
    },
    alerts: {
      title: 'Alarm harga yang tidak berisik',
      summary: 'Satu notifikasi saat harga tercapai, tanpa ajakan bertransaksi.',
      html: `
<p>Buka sebuah pasar, pilih harga di atas atau di bawah harga saat ini, dan Anda mendapat satu notifikasi saat harga itu tercapai. Setelah itu, alarmnya nonaktif.</p>
<ul><li>Harga dibandingkan terus-menerus, baik aplikasi dibuka maupun tidak.</li><li>Notifikasinya menyebutkan harga dan waktu. Notifikasi itu tidak menyuruh Anda melakukan apa pun.</li><li>Alarm Anda ada di Pasar. Di sana Anda juga bisa menghapusnya.</li></ul>
<p>Alarm bukan order. Tidak ada yang dibeli atau dijual olehnya.</p>`,
    },
    quote: {
      title: 'Lima belas detik: apa itu penawaran kurs',
      summary: 'Mengapa kurs ditetapkan sejenak, dan apa yang terjadi saat penawaran berakhir.',
      html: `
<p>Saat mengonversi, Anda lebih dulu mendapat penawaran: kedua jumlah, kurs, kurs tengah, dan spread di antaranya sebagai persentase dan sebagai jumlah.</p>
<h2>Selama masih berlaku</h2><p>Penawaran berlaku 15 detik, dihitung oleh server dan bukan oleh ponsel Anda. Lingkarannya menunjukkan sisa waktu. Jika Anda menerima, Anda mendapat persis angka-angka itu.</p>
<h2>Setelah berakhir</h2><p>Tidak ada yang dikonversi. Anda akan melihat kurs baru di samping kurs lama dan bisa memutuskan lagi. Menunggu tidak dikenai biaya, dan Anda tidak harus memutuskan sama sekali.</p>`,
    },
    'network-paused': {
      title: 'Saat sebuah jaringan ditangguhkan',
      summary: 'Mengapa deposit atau penarikan kadang berhenti di satu jaringan, dan apa yang bisa Anda lakukan.',
      html: `
<p>Jaringan dipelihara dan ditingkatkan, dan kadang bermasalah atau padat. Kami lalu menangguhkan deposit atau penarikan mata uang itu di jaringan tersebut, dan aplikasi menyebutkan penyebabnya.</p>
<h2>Deposit</h2><p>Selama deposit ditangguhkan, alamat tidak ditampilkan, agar tidak ada kiriman baru. Jika sudah mengirim sebelumnya, Anda tetap bisa mengajukannya. Deposit itu dikreditkan setelah jaringan berfungsi lagi.</p>
<h2>Penarikan</h2><p>Pilih jaringan lain jika mata uang itu punya jaringan yang juga didukung wallet tujuan. Penarikan yang masih menunggu bisa dibatalkan sampai peninjauannya dimulai, dan seluruhnya dikembalikan kepada Anda.</p>
<p>Penangguhan tidak memengaruhi saldo Anda, dan konversi juga tidak terpengaruh.</p>`,
    },
    network: {
      title: 'Memilih jaringan yang tepat',
      summary: 'Koin yang sama berjalan di beberapa jaringan, dan jaringan-jaringan itu tidak terhubung.',
      html: `
<p>Beberapa koin ada di beberapa jaringan. Namanya sama di setiap jaringan, tetapi transfer lewat satu jaringan tidak sampai di jaringan lain.</p>
<ol><li>Periksa jaringan mana yang dipakai wallet pengirim.</li><li>Pilih jaringan yang sama di sini sebelum menyalin alamat.</li><li>Bandingkan awal, tengah, dan akhir alamat. Malware bisa menukar alamat saat Anda menyalinnya.</li><li>Jika ada destination tag, salin juga. Tanpa tag itu, transfer tidak bisa dicocokkan dengan Anda.</li><li>Sebelum mengirim jumlah besar, kirim jumlah kecil dulu.</li></ol>
<p>Transfer lewat jaringan yang salah jarang bisa dipulihkan, dan tidak ada yang bisa menjanjikannya.</p>`,
    },
    'support-never': {
      title: 'Yang tidak pernah diminta layanan pelanggan',
      summary: 'Tiga kalimat yang menunjukkan bahwa seseorang bukan dari kami.',
      html: `
<p>Uang paling sering hilang bukan karena perangkat lunak yang rusak, tetapi karena suara yang ramah. Layanan pelanggan tidak pernah mengatakan ini:</p>
<ul><li>“Tolong bacakan kode yang baru Anda terima.”</li><li>“Kami perlu kata sandi Anda untuk memeriksa akun.”</li><li>“Deposit sedikit lagi, nanti sisanya bisa kami bayarkan.”</li></ul>
<p>Siapa pun yang mengatakan salah satunya mengincar uang Anda. Akhiri percakapan itu. Jika sudah menjawab, ubah kata sandi Anda dan beri tahu tim layanan pelanggan yang sebenarnya, sebelum melakukan hal lain.</p>`,
    },
    password: {
      title: 'Kata sandi yang mudah diingat',
      summary: 'Beberapa kata lebih baik daripada satu kata penuh simbol.',
      html: `
<p>Kata sandi yang baik itu panjang dan tidak dipakai di tempat lain. Empat atau lima kata acak lebih mudah diingat daripada satu kata penuh simbol, dan jauh lebih sulit ditebak.</p>
<ul><li>Aksara apa pun boleh dipakai, begitu juga spasi.</li><li>Pengelola kata sandi membuat dan mengingat kata sandi lebih baik daripada siapa pun.</li><li>Kata sandi email Anda sama pentingnya: siapa pun yang membaca email Anda bisa meminta kode.</li><li>Passkey lebih baik lagi. Tidak ada yang perlu diingat, dan passkey hanya berfungsi di situs yang asli.</li></ul>`,
    },
    records: {
      title: 'Membaca riwayat Anda',
      summary: 'Tersedia, ditahan, dan saldo setelah setiap transaksi.',
      html: `
<p>Setiap mata uang punya dua saldo. <strong>Tersedia</strong> adalah yang bisa Anda pakai sekarang. <strong>Ditahan</strong> juga milik Anda, tetapi disisihkan untuk sesuatu yang sedang diproses, seperti penarikan yang sedang ditinjau. Jika proses itu tidak jadi, seluruhnya dikembalikan kepada Anda.</p>
<p>Setiap catatan menampilkan jumlah sampai angka terakhir dan saldo sesudahnya. Jika Anda menjumlahkan semuanya dari catatan pertama, hasilnya adalah saldo terakhir. Jika suatu saat tidak cocok, berarti ada yang salah, dan pemeriksaan otomatis mencarinya setelah setiap pengujian perangkat lunak.</p>`,
    },
    spread: {
      title: 'Kurs tengah, spread, dan biaya konversi',
      summary: 'Satu angka menjelaskan semuanya, asalkan Anda bisa melihatnya.',
      html: `
<p>Kurs tengah berada di tengah antara harga yang ditawar pembeli dan harga yang diminta penjual. Siapa pun yang mengonversi untuk Anda memberi sedikit kurang dari itu. Selisihnya disebut spread, dan itulah harga konversi.</p>
<p>Banyak layanan hanya menampilkan kursnya sendiri dan beriklan “tanpa biaya”. Di sini, penawaran juga menampilkan kurs tengah, dan spread sebagai persentase dan sebagai jumlah. Bandingkan satu angka itu, dan Anda sudah membandingkan semuanya.</p>`,
    },
  },
};
