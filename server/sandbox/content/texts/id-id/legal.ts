import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Ini teks contoh.</strong> Florin adalah perangkat lunak, dan pengelola yang disebut di sini tidak ada. Siapa pun yang menjalankan Florin mengganti halaman ini.</p>',
  policy: {
    title: 'Kebijakan privasi',
    intro:
      'Halaman ini menjelaskan apa yang disimpan Florin tentang Anda, mengapa, dan berapa lama. Isinya menggambarkan cara kerja perangkat lunak saat ini. Pengelola sungguhan menambahkan nama, alamat, dan hukum yang berlaku baginya.',
    heading: 'Yang kami simpan',
    stored: {
      account: {
        name: 'Data akun',
        text: 'Nama pengguna, nama panggilan, alamat email, bahasa, kode undangan, siapa yang mengundang Anda, dan apakah penarikan ditangguhkan: agar Anda bisa masuk, agar kami bisa menulis kepada Anda, dan untuk melindungi uang Anda. Sampai akun ditutup.',
      },
      passwords: {
        name: 'Kata sandi',
        text: 'Hash satu arah dari kata sandi login dan kata sandi penarikan Anda: untuk memeriksa kata sandi tanpa mengetahuinya. Sampai Anda mengubahnya atau akun ditutup.',
      },
      agreements: {
        name: 'Persetujuan Anda',
        text: 'Versi perjanjian pengguna dan kebijakan ini yang Anda setujui, dan kapan: agar Anda dan kami bisa melihatnya kembali. Sampai akun ditutup.',
      },
      avatar: {
        name: 'Foto profil',
        text: 'Untuk ditampilkan di samping nama Anda. Sampai Anda mengganti atau menghapusnya.',
      },
      identity: {
        name: 'Dokumen identitas',
        text: 'Nama lengkap, nomor identitas, dan foto kartu identitas Anda: untuk memverifikasi identitas Anda. Nomornya dienkripsi; hanya Anda dan petugas peninjau yang bisa melihat fotonya. Sampai akun ditutup. Jika pengajuan tidak terverifikasi, nomor dan foto tetap disimpan sampai Anda mengajukan lagi; waktu, nama, dan alasannya tetap ada.',
      },
      secondFactor: {
        name: 'Faktor kedua',
        text: 'Kunci rahasia aplikasi autentikator Anda, terenkripsi, dan hash satu arah dari kode pemulihan Anda: untuk memeriksa kode Anda. Sampai Anda menonaktifkannya.',
      },
      removals: {
        name: 'Permintaan menghapus aplikasi autentikator Anda',
        text: 'Apa yang Anda tulis, dengan apa Anda membuktikannya, dari mana, dan apa keputusannya: agar permintaan orang asing bisa diperiksa dan dihentikan. Sampai akun ditutup.',
      },
      passkeys: {
        name: 'Passkey',
        text: 'Kunci publik, nama yang Anda berikan, pengenal dari perangkat itu sendiri, dan kapan terakhir dipakai: agar Anda bisa masuk tanpa kata sandi. Tidak pernah sidik jari atau wajah Anda. Sampai Anda menghapusnya.',
      },
      sessions: {
        name: 'Sesi',
        text: 'Browser, perangkat, dan alamat IP setiap login, kapan dimulai, terakhir dipakai, dan berakhir, serta hash satu arah dari data yang membuat Anda tetap login, dari angka acak untuk browser, dan dari tautan di email tentang perangkat baru: untuk mengenali perangkat Anda, memberi tahu Anda tentang perangkat baru, dan agar Anda bisa mengakhiri sesinya. Sesi berakhir setelah 30 hari tidak dipakai, dan 180 hari setelah login. Catatannya disimpan sampai akun ditutup.',
      },
      activity: {
        name: 'Aktivitas akun',
        text: 'Login, kata sandi dan kode yang salah, serta perubahan pengaturan keamanan Anda, beserta waktu, alamat IP, browser, dan perangkat: agar Anda bisa mengenali orang asing. Sampai akun ditutup.',
      },
      money: {
        name: 'Deposit, penarikan, konversi, order penukaran, order leverage, penempatan jangka tetap, dan transaksi',
        text: 'Beserta penawaran kurs dan tawaran yang menjadi dasarnya, kemajuan Anda di loket, alamat dan nomor kartu tujuan uang (nomor kartu disamarkan), saldo Anda, dan saldo sesudah masing-masing: karena semua itu catatan keuangan kami. Catatan ini tetap ada saat akun ditutup, lihat “Berapa lama”. Penawaran kurs, pencarian di loket, dan tawaran yang tidak Anda terima, penarikan yang Anda periksa tanpa dikonfirmasi, dan salinan jawaban yang mencegah pembayaran diproses dua kali, dihapus bersama akun.',
      },
      rooms: {
        name: 'Batas, jeda, dan waktu Anda di ruang leverage',
        text: 'Batas Anda sendiri untuk modal dan kerugian, modal dan kerugian Anda setiap hari, jeda yang Anda tetapkan, berapa lama Anda berada di setiap ruang, dan kode yang Anda pakai untuk masuk: agar batas Anda berlaku di semua perangkat, dan ruang bisa menunjukkan waktu Anda di dalamnya. Sampai akun ditutup.',
      },
      addresses: {
        name: 'Alamat tersimpan',
        text: 'Alamat wallet di buku alamat Anda, beserta nama yang Anda berikan: agar Anda bisa memilihnya, dan mengizinkan penarikan hanya ke alamat itu. Sampai Anda menghapusnya atau akun ditutup.',
      },
      cards: {
        name: 'Kartu bank',
        text: 'Kartu yang Anda tautkan, beserta nomor, bank, pemilik, dan telepon: agar kami bisa membayarkan penarikan ke kartu itu. Nomornya dienkripsi; yang Anda lihat disamarkan. Sampai Anda menghapusnya atau akun ditutup. Catatan penarikan tetap memuat nomor yang disamarkan.',
      },
      markets: {
        name: 'Pasar favorit dan alarm harga',
        text: 'Pasar yang Anda tandai, dan harga yang Anda pasangi alarm: agar Anda menemukannya di semua perangkat, dan kami bisa memberi tahu Anda. Sampai Anda menghapusnya atau akun ditutup; alarm yang sudah tercapai, selama 30 hari.',
      },
      receipts: {
        name: 'Bukti transfer',
        text: 'Untuk mengonfirmasi deposit. Sampai akun ditutup.',
      },
      petitions: {
        name: 'Pesan kepada kami',
        text: 'Yang Anda tulis di Masukan dan permintaan, gambarnya, dan jawaban kami: agar kami bisa menjawab dan Anda bisa melihatnya kembali. Sampai akun ditutup.',
      },
      notices: {
        name: 'Notifikasi',
        text: 'Notifikasi yang kami kirim kepada Anda, mana yang sudah Anda baca, dan pengaturan notifikasi Anda. Sampai akun ditutup. Jika Anda mengaktifkan push, alamat dan kunci yang diberikan browser Anda untuk itu: sampai Anda menonaktifkannya atau keluar dari akun di sana.',
      },
      codes: {
        name: 'Kode email',
        text: 'Hash satu arah dari kode, alamat tujuannya, dan alamat IP yang memintanya: untuk memeriksa kode, dan mencegah siapa pun membanjiri Anda dengan email. Selama satu hari.',
      },
      emails: {
        name: 'Email kepada Anda',
        text: 'Sampai terkirim, paling lama satu hari, setiap email disimpan terenkripsi di basis data. Di sandbox, setiap email adalah file di folder outbox, termasuk kodenya. Pengelola sungguhan menyerahkannya kepada penyedia email. Sampai pengelola menghapusnya.',
      },
      attempts: {
        name: 'Percobaan',
        text: 'Berapa kali seseorang mencoba kata sandi atau kode yang salah untuk sebuah akun, dan dari alamat IP mana, dalam bentuk hash satu arah: untuk memperlambat penebakan. Selama satu hari setelah percobaan terakhir.',
      },
      serverLog: {
        name: 'Log server',
        text: 'Waktu, nomor, dan penyebab teknis permintaan yang gagal, serta, jika banyak permintaan ditolak, alamat IP atau jaringan dari permintaan terakhir: untuk menemukan dan memperbaiki kesalahan, dan untuk mendeteksi serangan. Sampai pengelola menghapusnya.',
      },
      auditLog: {
        name: 'Log audit',
        text: 'Apa yang dilihat dan diputuskan staf pengelola, tanpa nama dan nomor identitas: agar akses ke dokumen Anda bisa diperiksa. Log ini tidak pernah dihapus.',
      },
    },
    html: `
<p>Kami menghapus data lokasi dan kamera dari setiap foto begitu diterima. Foto yang Anda unggah tetapi tidak Anda ajukan dihapus setelah satu hari.</p>
<h2>Yang tidak kami simpan</h2>
<ul>
<li>Kata sandi atau kode pemulihan Anda dalam bentuk yang bisa dibaca.</li>
<li>Apa yang Anda lihat atau ketuk di aplikasi.</li>
<li>Apa pun untuk iklan. Tidak ada yang dimuat dari perusahaan lain, dan tidak ada data tentang Anda yang dikirim ke sana, kecuali jika Anda mengaktifkan push: setiap pesan lalu melewati layanan push pembuat browser Anda, terenkripsi sehingga hanya browser Anda yang bisa membacanya.</li>
</ul>
<h2>Di perangkat Anda</h2>
<p>Satu cookie membuat Anda tetap login, dan satu lagi mengenali browser ini selama 400 hari, agar orang yang menebak-nebak kata sandi Anda tidak bisa menghalangi Anda masuk. Keduanya tidak bisa dibaca skrip. Aplikasi mengingat bahasa, tema, mata uang tampilan, dan apakah jumlah disembunyikan. Agar bisa dibuka tanpa koneksi, aplikasi menyimpan yang terakhir ditampilkan kepada Anda, tanpa kartu, dokumen, dan pengaturan keamanan, paling lama tujuh hari atau sampai Anda keluar. Formulir yang belum selesai tetap ada di tab yang terbuka sampai Anda mengajukannya atau keluar. Kata sandi tidak pernah termasuk di dalamnya.</p>
<h2>Berapa lama</h2>
<p>Saat Anda menutup akun, ada masa tunggu 14 hari, dan selama itu Anda bisa berubah pikiran. Setelah itu, semua yang menunjukkan siapa Anda dihapus: nama, alamat email, kata sandi, nomor identitas, foto, foto profil, faktor kedua, passkey, sesi, aktivitas akun, persetujuan, pesan kepada kami, dan notifikasi. Deposit, penarikan, konversi, order, penempatan jangka tetap, dan transaksi tetap disimpan dengan sebuah nomor, karena catatan keuangan harus lengkap. Pengelola sungguhan menyebutkan di sini berapa tahun yang diwajibkan hukum, dan apakah dokumen identitas harus disimpan lebih lama.</p>
<h2>Hak Anda</h2>
<p>Di Keamanan, Anda bisa mengunduh semua yang kami simpan tentang Anda dan menutup akun Anda. Jika ada yang keliru, <a href="/contact">hubungi layanan pelanggan</a>.</p>`,
  },
  agreement: {
    title: 'Perjanjian pengguna',
    html: `
<p>Perjanjian sebaiknya cukup singkat untuk dibaca. Contoh ini tidak mengikat. Fungsinya menunjukkan di mana perjanjian pengelola sungguhan ditempatkan dan apa yang sebaiknya dicakup.</p>
<h2>1. Akun Anda</h2>
<p>Satu orang, satu akun, dengan nama dan alamat email Anda sendiri. Rahasiakan kata sandi Anda; siapa pun yang memilikinya bisa bertindak sebagai Anda. Anda bisa mengakhiri sesi mana pun, dan bisa menutup akun kapan saja.</p>
<h2>2. Uang Anda</h2>
<p>Saldo Anda adalah milik Anda, termasuk jumlah yang ditahan. Buku besar memisahkannya dari akun milik platform sendiri, dan penarikan saldo yang tersedia tidak pernah bergantung pada deposit, tugas, bonus, atau skor.</p>
<h2>3. Harga dan penawaran kurs</h2>
<p>Penawaran mencantumkan kedua jumlah, kurs, kurs tengah, dan spread, dan berlaku 15 detik menurut jam server. Jika Anda menerimanya tepat waktu, penawaran dijalankan persis seperti yang ditampilkan. Jika tidak, tidak terjadi apa-apa.</p>
<h2>4. Risiko</h2>
<p>Nilai mata uang dan kripto bisa berubah dengan cepat dan tanpa peringatan. Gunakan hanya uang yang siap Anda relakan jika hilang. Tidak satu pun isi platform ini merupakan nasihat.</p>
<h2>5. Yang tidak boleh kami lakukan</h2>
<p>Kami tidak boleh mengubah catatan buku besar, menjalankan transaksi dengan angka yang tidak Anda setujui, atau menahan uang Anda agar Anda melakukan sesuatu. Jika kami membuat kesalahan, kami mengoreksinya dengan catatan yang bisa Anda lihat, beserta alasannya.</p>
<h2>6. Perubahan</h2>
<p>Setiap versi perjanjian ini punya nomor. Jika ada versi baru, kami menampilkannya kepada Anda dan menanyakan apakah Anda setuju. Sampai Anda setuju, versi yang Anda setujui sebelumnya tetap berlaku bagi Anda, dan tidak ada yang dikunci. Jika teksnya berubah saat Anda sedang membuka akun, kami memberi tahu Anda dan bertanya lagi.</p>
<h2>7. Uang simulasi</h2>
<p>Di sandbox, tidak ada yang nyata: jumlahnya, pasarnya, pengelolanya. Tidak ada yang berutang apa pun kepada siapa pun.</p>`,
  },
};
