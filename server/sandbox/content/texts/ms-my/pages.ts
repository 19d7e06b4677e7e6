import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'Tentang Florin',
    html: `
<p>Florin ialah perisian untuk dompet dan penukaran: beberapa mata wang di satu tempat, penukaran antaranya, dan rekod setiap transaksi bersama baki selepasnya. Florin ialah perisian sumber terbuka di bawah lesen MIT, jadi sesiapa sahaja boleh membacanya, menjalankannya dan mengubahnya.</p>
<h2>Apa yang boleh anda lakukan di sini</h2>
<ul>
<li>Simpan kripto dan mata wang fiat, dan lihat jumlah nilainya.</li>
<li>Buat deposit dan pengeluaran kripto, atau wang melalui pindahan bank.</li>
<li>Buat penukaran pada sebut harga, atau penuhi pesanan di kaunter pertukaran.</li>
<li>Cuba bilik leveraj dan tempoh tetap, dengan kebarangkalian, kos dan keputusan setiap pesanan ditunjukkan secara terbuka.</li>
</ul>
<h2>Prinsip kami</h2>
<ul>
<li><strong>Lihat dahulu, semak kemudian.</strong> Anda melihat kadar, spread dan amaun yang akan anda terima sebelum bersetuju. Angka yang sama ada dalam rekod anda selepas itu, sehingga digit terakhir.</li>
<li><strong>Tiada tekanan.</strong> Had masa ditetapkan oleh pelayan, dan terlepas had masa tidak melibatkan kos. Menolak semudah menerima.</li>
<li><strong>Tiada janji.</strong> Harga naik dan turun. Kami tidak meramalkannya, dan tiada sesiapa di sini boleh melakukannya.</li>
<li><strong>Wang anda milik anda.</strong> Tiada deposit, bonus, tugas atau skor yang menentukan sama ada anda boleh mengeluarkannya.</li>
</ul>
<h2>Cara perakaunan dibuat</h2>
<p>Dengan catatan bergu: apa yang ditambah pada satu akaun diambil daripada akaun lain, jadi jumlah bagi setiap mata wang sentiasa sifar. Catatan tidak pernah diubah atau dipadam. Kesilapan dibetulkan dengan catatan baharu yang boleh anda lihat, berserta sebabnya.</p>
<h2>Persekitaran ujian ini</h2>
<p>Semua wang di sini ialah wang mainan. Pasarannya simulasi, e-mel ditulis ke dalam folder, dan program menggantikan kakitangan yang akan menyemak deposit dan dokumen. Anda tidak boleh membeli apa-apa dengannya, dan anda tidak boleh kehilangan apa-apa.</p>
<h2>Siapa yang mengendalikannya</h2>
<p>Sesiapa yang memulakan pelayan ini. Di sebalik persekitaran ujian ini, tiada syarikat, tiada lesen, tiada pejabat dan tiada pasukan. Pengendali sebenar menyatakan di sini siapa mereka, di mana mereka berdaftar, siapa yang menyelia mereka, dan di mana anda boleh menyemak setiap perkara ini.</p>`,
  },
  guarantee: {
    title: 'Jaminan',
    html: `
<p>Jaminan hanya bernilai jika anda boleh menyemaknya. Halaman ini menyatakan apa yang dipastikan oleh perisian, cara menyemaknya, dan dengan sama jelas apa yang tidak dijamin oleh sesiapa.</p>
<h2>Apa yang dipastikan oleh perisian</h2>
<ul>
<li>Baki anda tidak boleh turun di bawah sifar, dan wang yang sama tidak boleh dibelanjakan dua kali. Pangkalan data itu sendiri menolaknya.</li>
<li>Sebut harga yang anda terima dilaksanakan tepat pada angkanya, atau tidak dilaksanakan langsung.</li>
<li>Bayaran yang dihantar dua kali kerana sambungan terputus diproses sekali sahaja.</li>
<li>Catatan yang telah direkodkan kekal dalam rekod anda dan tidak pernah ditulis semula.</li>
<li>Pengeluaran tidak pernah bergantung pada deposit, tugas, bonus atau skor.</li>
<li>Di bilik leveraj, kerugian anda tidak boleh melebihi modal anda.</li>
<li>Setiap harga simulasi terhasil daripada nilai yang disiarkan terlebih dahulu dan didedahkan kemudian.</li>
</ul>
<h2>Cara menyemaknya</h2>
<ol>
<li>Buat penukaran, dan bandingkan sebut harga dengan resit dan dengan rekod anda.</li>
<li>Simpan transaksi anda sebagai fail dan jumlahkannya. Jumlah bagi setiap mata wang ialah bakinya.</li>
<li>Buka pesanan bilik leveraj yang telah selesai dan pilih “Semak keputusan ini”. Pelayar anda mengira semula keputusannya, langkah demi langkah, tanpa bergantung pada apa-apa yang dinyatakan oleh pelayan.</li>
</ol>
<h2>Apa yang tidak dijamin oleh sesiapa</h2>
<ul>
<li><strong>Harga.</strong> Mata wang boleh kehilangan sebahagian atau semua nilainya pada bila-bila masa.</li>
<li><strong>Pulangan.</strong> Sesiapa yang menjanjikannya kepada anda tidak bercakap bagi pihak kami.</li>
<li><strong>Insurans deposit.</strong> Tiada insurans deposit di sini. Pengendali sebenar menyatakan siapa yang melindungi amaun yang mana, dan di mana anda boleh menyemaknya.</li>
<li><strong>Pembatalan.</strong> Tiada sesiapa boleh menarik balik pindahan di rantaian blok yang dihantar ke alamat yang salah.</li>
<li><strong>Ketersediaan.</strong> Pelayan dan rangkaian boleh gagal. Apa yang anda mulakan tidak hilang, tetapi mungkin mengambil masa lebih lama.</li>
</ul>
<h2>Jika berlaku masalah</h2>
<p>Kesilapan perakaunan dibetulkan dengan catatan tersendiri, di sebelah catatan yang salah, berserta sebabnya. Jika anda menemuinya, <a href="/contact">beritahu khidmat pelanggan</a> nombor rekod itu.</p>`,
  },
  partnership: {
    title: 'Rakan kongsi',
    html: `
<p>Rakan kongsi membina di atas panggilan API yang sama seperti aplikasi ini sendiri. Tiada set kedua yang tersembunyi: pelayan menerangkan setiap panggilan di <code>/openapi.json</code>.</p>
<h2>Apa yang boleh dilakukan oleh rakan kongsi</h2>
<ul>
<li>Memaparkan harga dan kadar awam, berserta sumber dan masanya.</li>
<li>Menyemak seed pasaran simulasi yang disiarkan, dan dengannya setiap harga.</li>
<li>Membina aplikasi mereka sendiri di atas panggilan API yang didokumenkan, untuk pelanggan yang log masuk di sana.</li>
<li>Menjalankan Florin sendiri. Lesennya membenarkan ini, termasuk secara komersial.</li>
</ul>
<h2>Apa yang tidak boleh dilakukan oleh rakan kongsi</h2>
<ul>
<li>Bertindak bagi pihak pelanggan yang tidak log masuk.</li>
<li>Memperoleh bahagian daripada wang pelanggan lain. Tiada sesiapa dibayar kerana menjemput orang lain.</li>
<li>Meminta kata laluan, kod atau deposit daripada pelanggan.</li>
</ul>
<h2>Siapa rakan kongsi kami</h2>
<p>Belum ada. Rakan kongsi di laman utama adalah rekaan, dan perkara itu dinyatakan di sana. Pengendali sebenar menamakan rakan kongsinya di sini, apa yang dilakukan oleh setiap satunya, dan di mana perkara itu boleh disemak.</p>
<h2>Hubungi kami</h2>
<p>Pengendali sebenar memberikan nama, alamat dan cara untuk dihubungi di sini. Dalam persekitaran ujian, tiada sesiapa untuk dihubungi.</p>`,
  },
  customer: {
    title: 'Khidmat pelanggan',
    html: `
<p>Khidmat pelanggan menjawab soalan dan meneliti masalah. Cara menghubunginya dan waktu operasinya ada di halaman <a href="/contact">Hubungi kami</a>. Persekitaran ujian ini tiada khidmat pelanggan; apa yang boleh dijawab tanpanya ada di halaman ini.</p>
<h2>Sebelum anda menulis</h2>
<ol>
<li>Buka rekod berkenaan. Rekod itu menunjukkan status, apa yang berlaku seterusnya, dan sebabnya jika sesuatu ditolak.</li>
<li>Salin nombornya. Nombor itu bermula dengan huruf dan lebih membantu daripada tangkapan skrin.</li>
<li>Jika ralat menunjukkan nombor permintaan, sertakan juga nombor itu. Ia membawa kepada saat yang tepat dalam log pelayan.</li>
</ol>
<h2>Deposit dan pengeluaran</h2>
<dl>
<dt>Di manakah deposit saya?</dt>
<dd>Rekodnya menunjukkan sama ada deposit itu telah diterima, sedang disemak, telah dikreditkan atau tidak dikreditkan, berserta sebabnya. Dalam persekitaran ujian, semakan mengambil masa beberapa saat.</dd>
<dt>Saya menghantarnya melalui rangkaian yang salah.</dt>
<dd>Tulis kepada kami dengan segera, berserta ID transaksi. Sama ada ia dapat dipulihkan bergantung pada rangkaian, dan selalunya tidak. Sebab itulah aplikasi meminta anda membandingkan rangkaian dan alamat.</dd>
<dt>Bolehkah saya menghentikan pengeluaran?</dt>
<dd>Boleh, sehingga semakannya bermula, dan anda mendapat kembali kesemuanya. Selepas itu, pengeluaran tidak boleh dihentikan, dan pindahan yang telah dihantar tidak boleh dibatalkan.</dd>
</dl>
<h2>Akaun</h2>
<dl>
<dt>Kod e-mel tidak sampai.</dt>
<dd>Semak folder spam anda, dan minta kod baharu selepas seminit. Dalam persekitaran ujian, e-mel ialah fail dalam folder <code>outbox</code> di folder data.</dd>
<dt>Saya terlupa kata laluan, atau aplikasi pengesah saya hilang.</dt>
<dd>Halaman log masuk memandu anda untuk kedua-duanya. Selepas itu, pengeluaran dihentikan sementara selama 24 jam, supaya sesiapa yang menceroboh akaun anda tidak dapat mengosongkannya serta-merta.</dd>
<dt>Sebut harga tamat tempoh sebelum saya mengesahkannya.</dt>
<dd>Tiada apa-apa yang ditukar. Kadar baharu dipaparkan di sebelah kadar lama, dan anda boleh membuat keputusan semula.</dd>
</dl>
<h2>Apa yang tidak pernah diminta oleh khidmat pelanggan</h2>
<p>Kata laluan anda, kata laluan transaksi anda, kod atau deposit. Sesiapa yang meminta salah satu daripadanya bukan kami.</p>`,
  },
  transparency: {
    title: 'Ketelusan',
    html: `
<p>Jangan hanya percaya kata-kata kami. Apa yang disiarkan di sini adalah untuk disemak, dan apa yang belum disiarkan juga dinyatakan.</p>
<h2>Harga</h2>
<p>Dalam persekitaran ujian, harga dihasilkan oleh simulator. Seed bagi setiap hari membentuk rantaian hash yang hujungnya disiarkan sebelum hari itu bermula, dan seed bagi setiap minit didedahkan selepas minit itu. Dengan kedua-duanya, sesiapa sahaja boleh mengira semula setiap harga dan melihat bahawa tiada harga yang dipilih untuk menguntungkan kami. Datanya datang daripada panggilan <code>/api/market/commitments</code>.</p>
<h2>Bilik leveraj</h2>
<p>Setiap kategori menunjukkan bayarannya, kebarangkaliannya, dan bahagian yang disimpan oleh platform secara purata, dikira oleh kod yang menyelesaikan pesanan. Setiap bilik menunjukkan peratusan akaun yang benar-benar rugi. Pilih “Semak keputusan ini” pada pesanan yang telah selesai, dan pelayar anda mengira semula keputusannya.</p>
<h2>Kos penukaran</h2>
<p>Spread antara kadar tengah pasaran dengan kadar dalam sebut harga anda. Anda melihatnya sebagai peratusan dan sebagai amaun sebelum menerimanya. Ia direkodkan dalam akaunnya sendiri, jadi jumlahnya diketahui sehingga digit terakhir.</p>
<h2>Hutang kami kepada pelanggan</h2>
<p>Setiap baki ialah liabiliti platform. Mengikut jadual tetap, baki semua pelanggan di-hash menjadi satu pokok bagi setiap mata wang, dan akar serta jumlahnya disiarkan di sini di sebelah pegangan kami. Peranti anda boleh mengira laluan daripada setiap baki anda kepada akar itu. Angka pegangan kami datang daripada lejar kami sendiri: tiada sesiapa membandingkannya dengan rantaian blok atau bank untuk anda.</p>
<h2>Angka yang tidak kami siarkan</h2>
<p>Anda tidak akan menemui jumlah keseluruhan pengguna atau pedagang di sini, atau jumlah dagangan. Dalam persekitaran ujian hampir tiada apa-apa untuk dikira, dan angka rekaan merupakan pembohongan. Satu-satunya pengecualian: setiap bilik leveraj menunjukkan bilangan pedagang yang berada di dalamnya sekarang, dan angka itu benar-benar dikira.</p>`,
  },
};
