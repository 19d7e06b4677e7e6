import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Ini artikel contoh.',
  texts: {
    'play-money': {
      title: 'Semua dalam persekitaran ujian ini ialah wang mainan',
      summary: 'Apa yang disimulasikan di sini, dan apa yang berfungsi sama seperti dengan wang sebenar.',
      html: `
<p>Anda sedang melihat persekitaran ujian: pasarannya simulasi, deposit disahkan oleh program, dan e-mel disimpan dalam folder.</p>
<h2>Apa yang disimulasikan</h2>
<ul><li>Harga, oleh penjana yang seed-nya disiarkan.</li><li>Pengendali yang menyemak deposit dan dokumen, oleh program yang mengambil masa beberapa saat.</li><li>Alamat deposit. Jangan sekali-kali menghantar apa-apa yang sebenar ke alamat ini.</li></ul>
<h2>Apa yang bukan simulasi</h2>
<p>Perakaunannya. Setiap transaksi melalui lejar catatan bergu yang sama, dengan kunci, semakan dan rekod yang sama seperti dengan wang sebenar. Jika anda menemui cara untuk mendapat baki yang salah di sini, baki itu juga akan salah di sana.</p>`,
    },
    restart: {
      title: 'Apa yang berlaku kepada pesanan anda apabila pelayan dimulakan semula',
      summary: 'Kemas kini mengganggu perkhidmatan seketika. Apa yang telah anda mulakan tidak akan hilang.',
      html: `
<p>Dari semasa ke semasa, pelayan dikemas kini dan dimulakan semula. Untuk seketika, aplikasi memaklumkan bahawa kami tidak dapat dihubungi, dan mencuba lagi dengan sendirinya.</p>
<h2>Apa yang diteruskan selepas itu</h2>
<p>Deposit, pengeluaran, pesanan kaunter dan tempoh tetap disimpan bersama setiap langkah yang telah diambil. Selepas pelayan dimulakan semula, setiap satunya disambung dari tempat ia terhenti.</p>
<h2>Apa yang mungkin tamat tempoh pada masa itu</h2>
<ul><li>Sebut harga sah selama 15 saat. Jika tempohnya tamat, tiada apa-apa yang ditukar, dan anda mendapat sebut harga baharu.</li><li>Jika harga bilik leveraj tidak dapat dibuktikan tepat pada masanya, semua modal bagi tempoh itu dibayar balik sepenuhnya.</li></ul>
<h2>Jika anda baru menekan butang</h2>
<p>Anda boleh menekannya lagi. Setiap permintaan membawa nombornya sendiri, jadi ia diproses sekali sahaja walaupun diterima berkali-kali.</p>`,
    },
    'check-price': {
      title: 'Cara menyemak harga simulasi',
      summary: 'Seed, rantaian hash, dan cara mengira semula setiap perubahan harga dalam sehari.',
      html: `
<p>Simulator boleh menipu dengan memilih harga yang menguntungkan pengendalinya. Simulator kami dibina supaya sebarang penipuan akan ketara.</p>
<ol><li>Sebelum sesuatu hari bermula, satu rantaian seed rahsia dijana, satu untuk setiap minit. Setiap seed ialah hash bagi seed selepasnya, dan hujung rantaian itu disiarkan bersama masanya.</li>
<li>Harga bagi sesuatu minit terhasil daripada seed minit itu sahaja, melalui pengiraan yang terbuka kepada umum.</li>
<li>Apabila minit itu tamat, seed-nya didedahkan. Jika seed itu di-hash, hasilnya ialah seed yang didedahkan sebelumnya, dan akhirnya nilai yang disiarkan.</li></ol>
<p>Oleh itu, tiada sesiapa boleh menukar seed kemudian, dan dengan seed itu sesiapa sahaja boleh mengira semula setiap harga. Panggilan <code>/api/market/commitments</code> memberikan kesemuanya.</p>`,
    },
    alerts: {
      title: 'Makluman harga yang tidak mengganggu',
      summary: 'Satu notifikasi apabila harga dicapai, dan tiada satu pun yang mendorong anda berdagang.',
      html: `
<p>Buka pasaran, pilih harga di atas atau di bawah harga semasa, dan anda menerima satu notifikasi apabila harga itu dicapai. Selepas itu, makluman dimatikan.</p>
<ul><li>Harga sentiasa dibandingkan, sama ada aplikasi dibuka atau tidak.</li><li>Notifikasi menyatakan harga dan masanya. Ia tidak menyatakan apa yang perlu dilakukan.</li><li>Makluman anda ada di bahagian Pasaran, dan anda juga boleh mengalih keluar makluman di situ.</li></ul>
<p>Makluman bukan pesanan. Tiada apa-apa yang dibeli atau dijual olehnya.</p>`,
    },
    quote: {
      title: 'Lima belas saat: apa itu sebut harga',
      summary: 'Sebab kadar ditetapkan seketika, dan apa yang berlaku apabila tempohnya tamat.',
      html: `
<p>Apabila anda membuat penukaran, anda mendapat sebut harga dahulu: kedua-dua amaun, kadar, kadar tengah pasaran, serta spread antara kedua-dua kadar itu sebagai peratusan dan sebagai amaun.</p>
<h2>Selagi sah</h2><p>Sebut harga sah selama 15 saat, dikira oleh pelayan dan bukan oleh telefon anda. Gelang menunjukkan masa yang tinggal. Jika anda menerimanya, anda mendapat angka yang tepat ini.</p>
<h2>Selepas tamat tempoh</h2><p>Tiada apa-apa yang ditukar. Kadar baharu dipaparkan di sebelah kadar lama, dan anda boleh membuat keputusan semula. Menunggu tidak melibatkan kos, dan anda tidak perlu membuat keputusan langsung.</p>`,
    },
    'network-paused': {
      title: 'Apabila rangkaian dihentikan sementara',
      summary:
        'Sebab deposit atau pengeluaran kadangkala dihentikan pada satu rangkaian, dan apa yang boleh anda lakukan.',
      html: `
<p>Rangkaian diselenggarakan dan dinaik taraf, dan kadangkala gagal atau sesak. Ketika itu, kami menghentikan sementara deposit atau pengeluaran mata wang berkenaan pada rangkaian itu, dan aplikasi menyatakan sebabnya.</p>
<h2>Deposit</h2><p>Tiada alamat dipaparkan semasa deposit dihentikan sementara, supaya tiada apa-apa yang baharu dihantar. Jika anda telah menghantar sesuatu sebelum itu, anda masih boleh memaklumkannya. Deposit itu dikreditkan apabila rangkaian pulih.</p>
<h2>Pengeluaran</h2><p>Pilih rangkaian lain jika mata wang itu mempunyai rangkaian yang turut disokong oleh dompet anda yang satu lagi. Pengeluaran yang sedang menunggu masih boleh dibatalkan sehingga semakannya bermula, dan anda mendapat kembali kesemuanya.</p>
<p>Baki anda tidak terjejas, dan begitu juga penukaran.</p>`,
    },
    network: {
      title: 'Memilih rangkaian yang betul',
      summary: 'Koin yang sama wujud pada beberapa rangkaian, dan rangkaian itu tidak bersambung.',
      html: `
<p>Sesetengah koin wujud pada beberapa rangkaian. Nama koin itu sama pada setiap rangkaian, tetapi pindahan melalui satu rangkaian tidak akan sampai pada rangkaian lain.</p>
<ol><li>Semak rangkaian yang digunakan oleh dompet anda yang satu lagi untuk menghantar.</li><li>Pilih rangkaian yang sama di sini sebelum anda menyalin alamat.</li><li>Bandingkan bahagian awal, tengah dan akhir alamat. Perisian hasad boleh menukar alamat semasa anda menyalinnya.</li><li>Jika ada tag destinasi, salin juga tag itu. Tanpanya, pindahan itu tidak dapat dipadankan dengan anda.</li><li>Sebelum amaun yang besar, hantar amaun yang kecil.</li></ol>
<p>Pindahan melalui rangkaian yang salah jarang dapat dipulihkan, dan tiada sesiapa boleh menjanjikan sebaliknya.</p>`,
    },
    'support-never': {
      title: 'Apa yang tidak pernah diminta oleh khidmat pelanggan',
      summary: 'Tiga ayat yang menunjukkan seseorang itu bukan daripada kami.',
      html: `
<p>Kebanyakan wang hilang bukan kerana perisian yang rosak tetapi kerana suara yang mesra. Khidmat pelanggan tidak pernah mengatakan perkara ini:</p>
<ul><li>“Tolong bacakan kod yang baru anda terima.”</li><li>“Kami memerlukan kata laluan anda untuk menyemak akaun anda.”</li><li>“Depositkan sedikit lagi, kemudian kami boleh membayar bakinya.”</li></ul>
<p>Sesiapa yang mengatakan salah satu daripadanya mahukan wang anda. Tamatkan perbualan itu. Jika anda sudah menjawab, tukar kata laluan anda dan maklumkan kepada khidmat pelanggan yang sebenar sebelum melakukan perkara lain.</p>`,
    },
    password: {
      title: 'Kata laluan yang mudah diingat',
      summary: 'Beberapa perkataan lebih baik daripada satu perkataan yang penuh simbol.',
      html: `
<p>Kata laluan yang baik adalah panjang dan tidak digunakan di tempat lain. Empat atau lima perkataan rawak lebih mudah diingat daripada satu perkataan yang penuh simbol, dan jauh lebih sukar diteka.</p>
<ul><li>Mana-mana abjad boleh digunakan, begitu juga ruang kosong.</li><li>Pengurus kata laluan mencipta dan mengingati kata laluan yang lebih baik daripada kita semua.</li><li>Kata laluan e-mel anda sama penting: sesiapa yang membaca e-mel anda boleh meminta kod.</li><li>Kunci laluan lebih baik lagi. Tiada apa-apa yang perlu diingat, dan ia hanya berfungsi di laman yang sebenar.</li></ul>`,
    },
    records: {
      title: 'Membaca rekod anda',
      summary: 'Tersedia, ditahan, dan baki selepas setiap transaksi.',
      html: `
<p>Setiap mata wang mempunyai dua baki. <strong>Tersedia</strong> ialah baki yang boleh anda gunakan sekarang. <strong>Ditahan</strong> juga milik anda, tetapi dikhaskan untuk sesuatu yang sedang diproses, seperti pengeluaran dalam semakan. Jika perkara itu tidak diteruskan, anda mendapat kembali kesemuanya.</p>
<p>Setiap rekod menunjukkan amaun sehingga digit terakhir dan baki selepasnya. Jika anda menjumlahkannya dari rekod pertama, anda mendapat baki terakhir. Jika tidak, pasti ada yang tidak kena, dan semakan automatik mencarinya selepas setiap ujian perisian.</p>`,
    },
    spread: {
      title: 'Kadar tengah pasaran, spread dan kos penukaran',
      summary: 'Satu angka sudah cukup, jika anda dapat melihatnya.',
      html: `
<p>Kadar tengah pasaran berada di tengah-tengah antara harga yang ditawarkan oleh pembeli dengan harga yang diminta oleh penjual. Pihak yang membuat penukaran untuk anda memberikan kurang sedikit daripada itu. Perbezaannya ialah spread, dan itulah harga penukaran.</p>
<p>Banyak perkhidmatan hanya menunjukkan kadar mereka sendiri dan mengiklankan “tanpa fi”. Di sini, sebut harga turut menunjukkan kadar tengah pasaran, serta spread sebagai peratusan dan sebagai amaun. Bandingkan satu angka itu, dan anda telah membandingkan segala-galanya.</p>`,
    },
  },
};
