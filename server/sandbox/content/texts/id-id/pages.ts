import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'Tentang Florin',
    html: `
<p>Florin adalah perangkat lunak untuk wallet dan penukaran mata uang: beberapa mata uang di satu tempat, konversi di antaranya, dan catatan setiap transaksi beserta saldo sesudahnya. Kode sumbernya terbuka dengan lisensi MIT, jadi siapa pun boleh membaca, menjalankan, dan mengubahnya.</p>
<h2>Yang bisa Anda lakukan di sini</h2>
<ul>
<li>Menyimpan kripto dan mata uang fiat, dan melihat nilai totalnya.</li>
<li>Melakukan deposit dan penarikan kripto, atau uang lewat transfer bank.</li>
<li>Mengonversi dengan penawaran kurs, atau memenuhi order di loket penukaran.</li>
<li>Mencoba ruang leverage dan jangka tetap, dengan peluang, biaya, dan hasil setiap order yang ditampilkan apa adanya.</li>
</ul>
<h2>Prinsip kami</h2>
<ul>
<li><strong>Lihat dulu, periksa kemudian.</strong> Anda melihat kurs, spread, dan jumlah yang akan Anda terima sebelum setuju. Angka yang sama ada di riwayat Anda sesudahnya, sampai angka terakhir.</li>
<li><strong>Tanpa tekanan.</strong> Tenggat ditetapkan oleh server, dan melewatkannya tidak dikenai biaya. Menolak semudah menerima.</li>
<li><strong>Tanpa janji.</strong> Harga naik dan turun. Kami tidak meramalkannya, dan tidak ada orang di sini yang bisa.</li>
<li><strong>Uang Anda milik Anda.</strong> Tidak ada deposit, bonus, tugas, atau skor yang menentukan apakah Anda bisa menariknya.</li>
</ul>
<h2>Cara pembukuan dilakukan</h2>
<p>Dengan pembukuan berpasangan: yang ditambahkan ke satu akun diambil dari akun lain, jadi jumlah setiap mata uang selalu nol. Catatan tidak pernah diubah atau dihapus. Kesalahan dikoreksi dengan catatan baru yang bisa Anda lihat, beserta alasannya.</p>
<h2>Sandbox ini</h2>
<p>Semua uang di sini uang simulasi. Pasarnya disimulasikan, email ditulis ke sebuah folder, dan program menggantikan staf yang seharusnya meninjau deposit dan dokumen. Anda tidak bisa membeli apa pun dengannya, dan tidak bisa kehilangan apa pun.</p>
<h2>Siapa yang menjalankannya</h2>
<p>Siapa pun yang menjalankan server ini. Di balik sandbox, tidak ada perusahaan, izin, kantor, atau tim. Pengelola sungguhan menyebutkan di sini siapa mereka, di mana terdaftar, siapa yang mengawasi, dan di mana Anda bisa memeriksa semuanya.</p>`,
  },
  guarantee: {
    title: 'Jaminan',
    html: `
<p>Jaminan hanya bernilai sejauh bisa Anda periksa. Halaman ini menjelaskan apa yang dipastikan perangkat lunak, cara memeriksanya, dan, sama jelasnya, apa yang tidak dijamin siapa pun.</p>
<h2>Yang dipastikan perangkat lunak</h2>
<ul>
<li>Saldo Anda tidak bisa di bawah nol, dan uang yang sama tidak bisa dipakai dua kali. Basis datanya sendiri menolak hal itu.</li>
<li>Penawaran yang Anda terima dijalankan persis dengan angkanya, atau tidak sama sekali.</li>
<li>Pembayaran yang terkirim dua kali karena koneksi terputus hanya diproses satu kali.</li>
<li>Catatan yang sudah dibuat tetap ada di riwayat Anda dan tidak pernah ditulis ulang.</li>
<li>Penarikan tidak pernah bergantung pada deposit, tugas, bonus, atau skor.</li>
<li>Di ruang leverage, kerugian Anda tidak bisa melebihi modal Anda.</li>
<li>Setiap harga simulasi dihitung dari nilai yang diterbitkan sebelumnya dan diungkap sesudahnya.</li>
</ul>
<h2>Cara memeriksanya</h2>
<ol>
<li>Lakukan konversi, lalu bandingkan penawaran dengan tanda terima dan dengan riwayat Anda.</li>
<li>Simpan transaksi Anda sebagai file dan jumlahkan. Jumlah setiap mata uang adalah saldonya.</li>
<li>Buka order ruang leverage yang sudah selesai dan pilih “Verifikasi hasil ini”. Browser Anda menghitung ulang hasilnya, langkah demi langkah, tanpa memercayai apa pun yang dikatakan server.</li>
</ol>
<h2>Yang tidak dijamin siapa pun</h2>
<ul>
<li><strong>Harga.</strong> Mata uang bisa kehilangan sebagian atau seluruh nilainya kapan saja.</li>
<li><strong>Imbal hasil.</strong> Siapa pun yang menjanjikannya tidak berbicara atas nama kami.</li>
<li><strong>Penjaminan simpanan.</strong> Di sini tidak ada. Pengelola sungguhan menyebutkan siapa yang melindungi jumlah mana, dan di mana Anda bisa memeriksanya.</li>
<li><strong>Pembatalan transfer.</strong> Tidak ada yang bisa menarik kembali transfer di blockchain ke alamat yang salah.</li>
<li><strong>Ketersediaan.</strong> Server dan jaringan bisa terganggu. Yang sudah Anda mulai tidak hilang, tetapi mungkin lebih lama.</li>
</ul>
<h2>Jika ada yang salah</h2>
<p>Kesalahan dalam pembukuan dikoreksi dengan catatan tersendiri, di samping catatan yang salah, beserta alasannya. Jika Anda menemukannya, <a href="/contact">beri tahu layanan pelanggan</a> nomor catatannya.</p>`,
  },
  partnership: {
    title: 'Kemitraan',
    html: `
<p>Mitra memakai panggilan API yang sama dengan aplikasi ini. Tidak ada API lain yang tersembunyi: server menjelaskan setiap panggilan di <code>/openapi.json</code>.</p>
<h2>Yang bisa dilakukan mitra</h2>
<ul>
<li>Menampilkan harga dan kurs publik, beserta sumber dan waktunya.</li>
<li>Memeriksa seed pasar simulasi yang diterbitkan, dan dengannya setiap harga.</li>
<li>Membangun aplikasi sendiri dengan panggilan API yang terdokumentasi, untuk pelanggan yang masuk di sana.</li>
<li>Menjalankan Florin sendiri. Lisensinya mengizinkan, juga untuk tujuan komersial.</li>
</ul>
<h2>Yang tidak bisa dilakukan mitra</h2>
<ul>
<li>Bertindak untuk pelanggan yang tidak sedang login.</li>
<li>Mendapat bagian dari uang pelanggan lain. Tidak ada yang dibayar karena mengundang seseorang.</li>
<li>Meminta kata sandi, kode, atau deposit dari pelanggan.</li>
</ul>
<h2>Siapa mitra kami</h2>
<p>Belum ada. Mitra di Beranda adalah rekaan dan keterangannya menyebutkan hal itu. Pengelola sungguhan menyebutkan mitranya di sini, apa yang dilakukan masing-masing, dan di mana hal itu bisa diperiksa.</p>
<h2>Hubungi kami</h2>
<p>Pengelola sungguhan mencantumkan nama, alamat, dan cara menghubunginya di sini. Di sandbox, tidak ada yang bisa dihubungi.</p>`,
  },
  customer: {
    title: 'Layanan pelanggan',
    html: `
<p>Layanan pelanggan menjawab pertanyaan dan menelusuri masalah. Cara menghubunginya dan jam layanannya ada di <a href="/contact">Hubungi layanan pelanggan</a>. Sandbox tidak punya tim layanan pelanggan; yang bisa dijawab tanpa tim ada di halaman ini.</p>
<h2>Sebelum Anda menulis</h2>
<ol>
<li>Buka catatan yang bersangkutan. Di sana terlihat status, langkah berikutnya, dan, jika ada yang ditolak, alasannya.</li>
<li>Salin nomornya. Nomor itu diawali huruf dan lebih membantu daripada tangkapan layar.</li>
<li>Jika pesan kesalahan menampilkan nomor permintaan, sertakan juga. Nomor itu mengarah ke saat yang tepat di log server.</li>
</ol>
<h2>Deposit dan penarikan</h2>
<dl>
<dt>Di mana deposit saya?</dt>
<dd>Catatannya menunjukkan apakah deposit sudah diterima, sedang ditinjau, dikreditkan, atau tidak dikreditkan beserta alasannya. Di sandbox, peninjauan memakan waktu beberapa detik.</dd>
<dt>Saya mengirim lewat jaringan yang salah.</dt>
<dd>Segera tulis kepada kami, sertakan ID transaksinya. Bisa tidaknya dipulihkan bergantung pada jaringannya, dan sering kali tidak bisa. Karena itu aplikasi meminta Anda membandingkan jaringan dan alamat.</dd>
<dt>Apakah penarikan bisa dihentikan?</dt>
<dd>Bisa, sampai peninjauannya dimulai, dan seluruhnya dikembalikan kepada Anda. Setelah itu, penarikan tidak bisa dihentikan, dan transfer yang sudah dikirim tidak bisa ditarik kembali.</dd>
</dl>
<h2>Akun</h2>
<dl>
<dt>Kode lewat email tidak sampai.</dt>
<dd>Periksa folder spam, dan minta kode baru setelah satu menit. Di sandbox, email menjadi file di folder <code>outbox</code> dalam folder data.</dd>
<dt>Saya lupa kata sandi, atau kehilangan aplikasi autentikator.</dt>
<dd>Halaman masuk memandu Anda untuk keduanya. Setelah itu, penarikan ditangguhkan selama 24 jam, agar orang yang berhasil masuk ke akun Anda tidak bisa langsung mengosongkannya.</dd>
<dt>Penawaran kurs berakhir sebelum saya mengonfirmasinya.</dt>
<dd>Tidak ada yang dikonversi. Anda akan melihat kurs baru di samping kurs lama dan bisa memutuskan lagi.</dd>
</dl>
<h2>Yang tidak pernah diminta layanan pelanggan</h2>
<p>Kata sandi, kata sandi penarikan, kode, atau deposit. Siapa pun yang memintanya bukan dari kami.</p>`,
  },
  transparency: {
    title: 'Transparansi',
    html: `
<p>Jangan hanya percaya pada ucapan kami. Yang diterbitkan di sini dimaksudkan untuk diperiksa, dan yang belum diterbitkan juga disebutkan.</p>
<h2>Harga</h2>
<p>Di sandbox, harga dibuat oleh simulator. Seed setiap hari membentuk rantai hash yang ujungnya diterbitkan sebelum hari dimulai, dan seed setiap menit diungkap setelah menit itu berakhir. Dengan keduanya, siapa pun bisa menghitung ulang setiap harga dan melihat bahwa tidak ada yang dipilih demi keuntungan kami. Datanya berasal dari panggilan API <code>/api/market/commitments</code>.</p>
<h2>Ruang leverage</h2>
<p>Setiap kategori menampilkan pembayaran, kemungkinan, dan bagian yang rata-rata diambil platform, dihitung oleh kode yang menyelesaikan order. Setiap ruang menampilkan persentase akun yang benar-benar merugi. Pilih “Verifikasi hasil ini” pada order yang sudah selesai, dan browser Anda menghitung ulang hasilnya.</p>
<h2>Biaya konversi</h2>
<p>Spread antara kurs tengah dan kurs dalam penawaran Anda. Anda melihatnya sebagai persentase dan sebagai jumlah sebelum menerima. Spread dicatat di akunnya sendiri, jadi totalnya diketahui sampai angka terakhir.</p>
<h2>Kewajiban kami kepada pelanggan</h2>
<p>Setiap saldo adalah kewajiban platform. Menurut jadwal tetap, saldo semua pelanggan digabungkan dengan hash menjadi satu pohon per mata uang, dan root serta totalnya diterbitkan di sini di samping dana yang kami pegang. Perangkat Anda bisa menghitung jalur dari setiap saldo Anda ke root itu. Dana yang kami pegang berasal dari buku besar kami sendiri: tidak ada yang membandingkannya dengan blockchain atau bank untuk Anda.</p>
<h2>Angka yang tidak kami terbitkan</h2>
<p>Anda tidak akan menemukan jumlah total pengguna atau trader di sini, juga volume. Di sandbox hampir tidak ada yang bisa dihitung, dan angka rekaan adalah kebohongan. Satu-satunya pengecualian: setiap ruang leverage menampilkan jumlah trader yang sedang ada di dalamnya, dan angka itu benar-benar dihitung.</p>`,
  },
};
