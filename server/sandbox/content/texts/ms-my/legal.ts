import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Ini teks contoh.</strong> Florin ialah perisian, dan pengendali yang diterangkan di sini tidak wujud. Sesiapa yang mengendalikan Florin akan menggantikan halaman ini.</p>',
  policy: {
    title: 'Dasar privasi',
    intro:
      'Halaman ini menyatakan apa yang disimpan oleh Florin tentang anda, sebabnya dan tempohnya. Halaman ini menerangkan apa yang dilakukan oleh perisian pada hari ini. Pengendali sebenar menambah nama, alamat dan undang-undang yang mengawal operasinya.',
    heading: 'Apa yang kami simpan',
    stored: {
      account: {
        name: 'Butiran akaun',
        text: 'Nama pengguna, nama panggilan, alamat e-mel, bahasa, kod jemputan, orang yang menjemput anda, dan sama ada pengeluaran dihentikan sementara: untuk membolehkan anda log masuk, untuk menulis kepada anda dan untuk melindungi wang anda. Sehingga akaun ditutup.',
      },
      passwords: {
        name: 'Kata laluan',
        text: 'Hash sehala bagi kata laluan log masuk dan kata laluan transaksi anda: untuk menyemak kata laluan tanpa mengetahuinya. Sehingga anda menukarnya atau akaun ditutup.',
      },
      agreements: {
        name: 'Persetujuan anda',
        text: 'Versi perjanjian pengguna dan dasar ini yang anda persetujui, dan bila: supaya anda dan kami boleh merujuknya. Sehingga akaun ditutup.',
      },
      avatar: {
        name: 'Foto profil',
        text: 'Untuk dipaparkan di sebelah nama anda. Sehingga anda menggantikannya atau mengalih keluarnya.',
      },
      identity: {
        name: 'Dokumen pengenalan',
        text: 'Nama penuh, nombor pengenalan dan foto dokumen pengenalan anda: untuk mengesahkan identiti anda. Nombor itu disulitkan; hanya anda dan penyemak boleh melihat foto itu. Sehingga akaun ditutup. Jika penghantaran tidak disahkan, nombor dan foto disimpan sehingga anda menghantar semula; masa, nama dan sebabnya kekal disimpan.',
      },
      secondFactor: {
        name: 'Faktor kedua',
        text: 'Rahsia aplikasi pengesah anda, disulitkan, dan hash sehala bagi kod pemulihan anda: untuk menyemak kod anda. Sehingga anda mematikannya.',
      },
      removals: {
        name: 'Permintaan mengalih keluar aplikasi pengesah anda',
        text: 'Apa yang anda tulis, cara anda membuktikannya, dari mana, dan apa yang diputuskan: supaya permintaan orang yang tidak dikenali boleh disemak dan dibatalkan. Sehingga akaun ditutup.',
      },
      passkeys: {
        name: 'Kunci laluan',
        text: 'Kunci awam, nama yang anda berikan, pengecam peranti itu sendiri baginya, dan kali terakhir digunakan: untuk membolehkan anda log masuk tanpa kata laluan. Cap jari atau wajah anda tidak pernah disimpan. Sehingga anda mengalih keluarnya.',
      },
      sessions: {
        name: 'Sesi',
        text: 'Pelayar, peranti dan alamat IP bagi setiap log masuk, bila sesi bermula, kali terakhir digunakan dan tamat, serta hash sehala bagi data yang mengekalkan log masuk anda, bagi satu nombor rawak untuk pelayar, dan bagi pautan dalam e-mel tentang peranti baharu: untuk mengenali peranti anda, untuk memaklumkan kepada anda tentang peranti baharu, dan untuk membolehkan anda menamatkan sesinya. Sesi tamat selepas 30 hari tanpa digunakan, dan 180 hari selepas log masuk. Rekodnya disimpan sehingga akaun ditutup.',
      },
      activity: {
        name: 'Aktiviti akaun',
        text: 'Log masuk, kata laluan dan kod yang salah, serta perubahan tetapan keselamatan anda, dengan masa, alamat IP, pelayar dan peranti: supaya anda dapat mengesan orang yang tidak dikenali. Sehingga akaun ditutup.',
      },
      money: {
        name: 'Deposit, pengeluaran, penukaran, pesanan kaunter, pesanan leveraj, tempoh tetap dan transaksi',
        text: 'Berserta sebut harga dan tawaran yang digunakan, kemajuan anda di kaunter, alamat dan nombor kad yang disamarkan yang menerima wang, baki anda, dan baki selepas setiap satunya: kerana semua ini ialah rekod kewangan kami. Rekod ini kekal disimpan apabila akaun ditutup, lihat “Berapa lama”. Sebut harga, carian kaunter dan tawaran yang tidak anda terima, pengeluaran yang anda semak tanpa mengesahkannya, serta salinan respons yang menghalang bayaran daripada diproses dua kali, dipadam bersama akaun.',
      },
      rooms: {
        name: 'Had, tempoh rehat dan masa anda di bilik leveraj',
        text: 'Had anda sendiri untuk modal dan kerugian, modal yang anda letakkan dan kerugian anda setiap hari, tempoh rehat yang anda tetapkan, berapa lama anda berada di setiap bilik, dan kod yang anda gunakan untuk masuk: supaya had anda terpakai pada setiap peranti, dan bilik dapat memberitahu anda masa anda di dalamnya. Sehingga akaun ditutup.',
      },
      addresses: {
        name: 'Alamat yang disimpan',
        text: 'Alamat dompet dalam buku alamat anda, dengan nama yang anda berikan: supaya anda boleh memilihnya, dan membenarkan pengeluaran ke alamat ini sahaja. Sehingga anda mengalih keluarnya atau akaun ditutup.',
      },
      cards: {
        name: 'Kad bank',
        text: 'Kad yang anda pautkan, dengan nombor, bank, pemegang dan telefon: supaya kami boleh membayar pengeluaran ke kad itu. Nombornya disulitkan; anda melihatnya dalam bentuk yang disamarkan. Sehingga anda mengalih keluarnya atau akaun ditutup. Rekod pengeluaran menyimpan nombor yang disamarkan.',
      },
      markets: {
        name: 'Pasaran kegemaran dan makluman harga',
        text: 'Pasaran yang anda tandakan, dan harga yang anda tetapkan untuk makluman: supaya anda menemuinya pada setiap peranti, dan kami dapat memaklumkan kepada anda. Sehingga anda mengalih keluarnya atau akaun ditutup; makluman yang telah dicapai, selama 30 hari.',
      },
      receipts: { name: 'Resit pindahan', text: 'Untuk mengesahkan deposit. Sehingga akaun ditutup.' },
      petitions: {
        name: 'Mesej kepada kami',
        text: 'Apa yang anda tulis di bahagian Maklum balas dan permintaan, imejnya dan jawapan kami: supaya kami dapat menjawab dan anda boleh merujuknya. Sehingga akaun ditutup.',
      },
      notices: {
        name: 'Notifikasi',
        text: 'Notifikasi yang kami hantar kepada anda, yang mana telah anda baca, dan tetapan notifikasi anda. Sehingga akaun ditutup. Jika anda mengaktifkan push, alamat dan kunci yang diberikan oleh pelayar anda untuknya: sehingga anda mematikannya atau log keluar di sana.',
      },
      codes: {
        name: 'Kod e-mel',
        text: 'Hash sehala bagi kod itu, alamat yang menerimanya, dan alamat IP yang memintanya: untuk menyemak kod, dan untuk menghalang sesiapa daripada membanjiri peti e-mel anda. Selama sehari.',
      },
      emails: {
        name: 'E-mel kepada anda',
        text: 'Sehingga dihantar, paling lama sehari, setiap e-mel disimpan secara disulitkan dalam pangkalan data. Dalam persekitaran ujian, setiap e-mel ialah fail dalam folder outbox, termasuk kodnya. Pengendali sebenar menyerahkannya kepada penyedia e-mel. Sehingga pengendali memadamnya.',
      },
      attempts: {
        name: 'Percubaan',
        text: 'Berapa kali seseorang mencuba kata laluan atau kod yang salah untuk satu akaun, dan dari alamat IP mana, di bawah hash sehala: untuk memperlahankan cubaan meneka. Selama sehari selepas percubaan terakhir.',
      },
      serverLog: {
        name: 'Log pelayan',
        text: 'Masa, nombor dan punca teknikal bagi permintaan yang gagal, serta, apabila banyak permintaan ditolak, alamat IP atau rangkaian bagi permintaan terkini: untuk mencari dan membetulkan ralat, dan untuk mengesan serangan. Sehingga pengendali memadamnya.',
      },
      auditLog: {
        name: 'Log audit',
        text: 'Apa yang dilihat dan diputuskan oleh kakitangan pengendali, tanpa nama dan nombor pengenalan: supaya akses kepada dokumen anda boleh disemak. Log ini tidak pernah dipadam.',
      },
    },
    html: `
<p>Kami membuang data lokasi dan kamera daripada setiap foto sebaik sahaja diterima. Foto yang anda muat naik tetapi tidak anda hantar dipadam selepas sehari.</p>
<h2>Apa yang tidak kami simpan</h2>
<ul>
<li>Kata laluan atau kod pemulihan anda dalam bentuk yang boleh dibaca.</li>
<li>Apa yang anda lihat atau ketik dalam aplikasi.</li>
<li>Apa-apa untuk pengiklanan. Tiada apa-apa dimuatkan daripada syarikat lain, dan tiada apa-apa tentang anda dihantar kepada mana-mana syarikat, kecuali anda mengaktifkan push: setiap mesej kemudian melalui perkhidmatan push pembuat pelayar anda, disulitkan supaya hanya pelayar anda dapat membacanya.</li>
</ul>
<h2>Pada peranti anda</h2>
<p>Satu kuki mengekalkan log masuk anda, dan satu lagi mengenali pelayar ini selama 400 hari, supaya tiada sesiapa yang meneka kata laluan anda boleh menghalang anda daripada log masuk. Tiada skrip boleh membacanya. Aplikasi mengingati bahasa, tema dan mata wang paparan anda, serta sama ada amaun disembunyikan. Supaya aplikasi boleh dibuka tanpa sambungan, ia menyimpan apa yang terakhir ditunjukkan kepada anda, tanpa kad, dokumen dan tetapan keselamatan, paling lama tujuh hari atau sehingga anda log keluar. Borang yang belum siap kekal dalam tab yang terbuka sehingga anda menghantarnya atau log keluar. Kata laluan tidak pernah disimpan bersamanya.</p>
<h2>Berapa lama</h2>
<p>Apabila anda menutup akaun, ada tempoh menunggu selama 14 hari, dan anda boleh berubah fikiran dalam tempoh itu. Kemudian semua yang menunjukkan siapa anda dipadam: nama, alamat e-mel, kata laluan, nombor pengenalan, foto, foto profil, faktor kedua, kunci laluan, sesi, aktiviti akaun, persetujuan, mesej kepada kami dan notifikasi. Deposit, pengeluaran, penukaran, pesanan, tempoh tetap dan transaksi kekal di bawah satu nombor, kerana rekod kewangan perlu lengkap. Pengendali sebenar menyatakan di sini berapa tahun yang dikehendaki oleh undang-undang, dan sama ada dokumen pengenalan perlu disimpan lebih lama.</p>
<h2>Hak anda</h2>
<p>Di bahagian Keselamatan, anda boleh memuat turun semua yang kami simpan tentang anda dan menutup akaun anda. Jika ada yang tidak betul, <a href="/contact">hubungi khidmat pelanggan</a>.</p>`,
  },
  agreement: {
    title: 'Perjanjian pengguna',
    html: `
<p>Perjanjian sepatutnya cukup ringkas untuk dibaca. Contoh ini tidak mengikat. Ia menunjukkan tempat perjanjian pengendali sebenar dan perkara yang perlu dirangkuminya.</p>
<h2>1. Akaun anda</h2>
<p>Satu orang, satu akaun, dengan nama dan alamat e-mel anda sendiri. Rahsiakan kata laluan anda; sesiapa yang mengetahuinya boleh bertindak sebagai anda. Anda boleh menamatkan mana-mana sesi, dan anda boleh berhenti pada bila-bila masa.</p>
<h2>2. Wang anda</h2>
<p>Baki anda milik anda, termasuk amaun yang ditahan. Lejar mengasingkannya daripada akaun platform sendiri, dan pengeluaran baki tersedia tidak pernah bergantung pada deposit, tugas, bonus atau skor.</p>
<h2>3. Harga dan sebut harga</h2>
<p>Sebut harga menyatakan kedua-dua amaun, kadar, kadar tengah pasaran dan spread, dan sah selama 15 saat mengikut jam pelayan. Jika anda menerimanya dalam tempoh itu, ia dilaksanakan tepat seperti yang ditunjukkan. Jika tidak, tiada apa-apa yang berlaku.</p>
<h2>4. Risiko</h2>
<p>Nilai mata wang dan mata wang kripto boleh berubah dengan cepat dan tanpa amaran. Gunakan hanya wang yang anda mampu tanggung kehilangannya. Tiada apa-apa di platform ini merupakan nasihat.</p>
<h2>5. Apa yang tidak boleh kami lakukan</h2>
<p>Kami tidak boleh mengubah catatan lejar, melaksanakan transaksi pada angka yang tidak anda persetujui, atau menahan wang anda untuk memaksa anda melakukan sesuatu. Jika kami membuat kesilapan, kami membetulkannya dengan catatan yang boleh anda lihat, berserta sebabnya.</p>
<h2>6. Perubahan</h2>
<p>Setiap versi perjanjian ini mempunyai nombor. Apabila ada versi baharu, kami menunjukkannya kepada anda dan bertanya sama ada anda bersetuju. Selagi anda belum bersetuju, versi yang telah anda persetujui kekal berkuat kuasa untuk anda, dan tiada apa-apa yang dikunci. Jika teks berubah semasa anda membuka akaun, kami memaklumkan kepada anda dan bertanya semula.</p>
<h2>7. Wang mainan</h2>
<p>Dalam persekitaran ujian, tiada apa-apa yang sebenar: amaun, pasaran mahupun pengendalinya. Tiada sesiapa berhutang apa-apa kepada sesiapa.</p>`,
  },
};
