import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Đây là bài viết mẫu.',
  texts: {
    'play-money': {
      title: 'Mọi thứ trong môi trường này đều là tiền thử nghiệm',
      summary: 'Những gì được mô phỏng ở đây và những gì hoạt động y như với tiền thật.',
      html: `
<p>Bạn đang ở trong môi trường thử nghiệm: thị trường được mô phỏng, một chương trình xác nhận các lệnh nạp, còn email thì nằm trong một thư mục.</p>
<h2>Những gì được mô phỏng</h2>
<ul><li>Giá, do một bộ tạo giá có hạt giống được công bố.</li><li>Đơn vị vận hành duyệt lệnh nạp và giấy tờ, thay bằng một chương trình xử lý trong vài giây.</li><li>Địa chỉ nạp tiền. Đừng bao giờ gửi tiền thật đến các địa chỉ này.</li></ul>
<h2>Những gì là thật</h2>
<p>Sổ sách. Mỗi giao dịch đi qua cùng một sổ cái ghi sổ kép, với cùng các cơ chế khóa, kiểm tra và ghi chép như với tiền thật. Nếu bạn tìm được cách làm sai số dư ở đây, thì với tiền thật cũng sẽ sai như vậy.</p>`,
    },
    restart: {
      title: 'Điều gì xảy ra với lệnh của bạn khi chúng tôi khởi động lại',
      summary: 'Mỗi lần cập nhật, dịch vụ gián đoạn trong giây lát. Việc bạn đã bắt đầu không bị mất.',
      html: `
<p>Thỉnh thoảng máy chủ được cập nhật và khởi động lại. Trong giây lát, ứng dụng báo không kết nối được với chúng tôi và tự thử lại.</p>
<h2>Những gì tiếp tục sau đó</h2>
<p>Lệnh nạp, lệnh rút, lệnh tại quầy và gói kỳ hạn được lưu cùng mọi bước đã thực hiện. Sau khi khởi động lại, mỗi lệnh tiếp tục từ chỗ đã dừng.</p>
<h2>Những gì có thể hết hạn trong lúc đó</h2>
<ul><li>Báo giá có hiệu lực 15 giây. Nếu báo giá hết hạn, chưa có khoản nào được chuyển đổi và bạn nhận báo giá mới.</li><li>Nếu giá của một phòng đòn bẩy không chứng minh được đúng hạn, mọi khoản vốn của kỳ đó được hoàn lại toàn bộ.</li></ul>
<h2>Nếu bạn vừa nhấn một nút</h2>
<p>Bạn có thể nhấn lại. Mỗi yêu cầu mang một mã số riêng nên chỉ được xử lý một lần, dù được gửi đến bao nhiêu lần.</p>`,
    },
    'check-price': {
      title: 'Cách kiểm chứng một mức giá mô phỏng',
      summary: 'Hạt giống, chuỗi băm và cách tính lại từng bước giá của một ngày.',
      html: `
<p>Một chương trình mô phỏng có thể gian lận bằng cách chọn mức giá có lợi cho người vận hành. Chương trình của chúng tôi được xây dựng để mọi gian lận đều lộ ra.</p>
<ol><li>Trước khi một ngày bắt đầu, một chuỗi hạt giống bí mật được tạo ra, mỗi phút một hạt giống. Mỗi hạt giống là mã băm của hạt giống đứng sau nó, và điểm cuối chuỗi được công bố kèm thời gian.</li>
<li>Giá trong một phút chỉ được suy ra từ hạt giống của phút đó, bằng một phép tính công khai.</li>
<li>Khi phút đó qua đi, hạt giống của nó được tiết lộ. Băm hạt giống này, bạn có được hạt giống đã tiết lộ trước đó, và cuối cùng là giá trị đã công bố.</li></ol>
<p>Vì vậy không ai có thể tráo hạt giống về sau, và với các hạt giống, ai cũng có thể tính lại mọi mức giá. Lệnh gọi API <code>/api/market/commitments</code> trả về toàn bộ dữ liệu này.</p>`,
    },
    alerts: {
      title: 'Cảnh báo giá không làm phiền bạn',
      summary: 'Một thông báo khi giá đạt mức đã đặt, và không thông báo nào thúc giục bạn giao dịch.',
      html: `
<p>Mở một thị trường, chọn mức giá cao hơn hoặc thấp hơn giá hiện tại, và bạn nhận một thông báo khi giá đạt mức đó. Sau đó cảnh báo tự tắt.</p>
<ul><li>Giá được so sánh liên tục, dù ứng dụng đang mở hay không.</li><li>Thông báo cho biết giá và thời gian, không nói bạn nên làm gì.</li><li>Các cảnh báo của bạn nằm trong mục Thị trường, bạn cũng có thể xóa chúng tại đó.</li></ul>
<p>Cảnh báo không phải là lệnh. Cảnh báo không mua hay bán gì.</p>`,
    },
    quote: {
      title: 'Mười lăm giây: báo giá là gì',
      summary: 'Vì sao tỷ giá được giữ cố định trong chốc lát và điều gì xảy ra khi báo giá hết hạn.',
      html: `
<p>Khi chuyển đổi, trước tiên bạn nhận một báo giá: cả hai số tiền, tỷ giá, tỷ giá giữa thị trường và khoản chênh lệch giữa hai tỷ giá, tính theo phần trăm và theo số tiền.</p>
<h2>Khi báo giá còn hiệu lực</h2><p>Báo giá có hiệu lực 15 giây, tính theo máy chủ chứ không theo điện thoại của bạn. Vòng tròn cho biết thời gian còn lại. Nếu bạn chấp nhận, bạn nhận đúng các con số này.</p>
<h2>Khi báo giá đã hết hạn</h2><p>Chưa có khoản nào được chuyển đổi. Bạn sẽ thấy tỷ giá mới bên cạnh tỷ giá cũ và có thể quyết định lại. Chờ đợi không mất phí, và bạn không bắt buộc phải quyết định.</p>`,
    },
    'network-paused': {
      title: 'Khi một mạng tạm dừng',
      summary: 'Vì sao đôi khi việc nạp hoặc rút dừng trên một mạng, và bạn có thể làm gì.',
      html: `
<p>Các mạng được bảo trì và nâng cấp, đôi khi gặp sự cố hoặc tắc nghẽn. Khi đó chúng tôi tạm dừng nạp hoặc rút loại tiền đó trên mạng đó, và ứng dụng cho biết lý do.</p>
<h2>Nạp tiền</h2><p>Khi nạp tiền tạm dừng, địa chỉ không được hiển thị để không ai gửi thêm. Nếu đã gửi trước đó, bạn vẫn có thể gửi lệnh nạp. Tiền được ghi có khi mạng hoạt động trở lại.</p>
<h2>Rút tiền</h2><p>Hãy chọn mạng khác nếu loại tiền đó có một mạng mà ví nhận của bạn cũng hỗ trợ. Lệnh rút đang chờ vẫn có thể hủy cho đến khi bắt đầu được duyệt, và bạn nhận lại toàn bộ.</p>
<p>Số dư của bạn không bị ảnh hưởng khi mạng tạm dừng, việc chuyển đổi cũng vậy.</p>`,
    },
    network: {
      title: 'Chọn đúng mạng',
      summary: 'Cùng một đồng tiền chạy trên nhiều mạng, và các mạng không nối với nhau.',
      html: `
<p>Một số đồng tiền có mặt trên nhiều mạng. Đồng tiền mang cùng một tên trên mỗi mạng, nhưng tiền chuyển qua mạng này không đến được mạng khác.</p>
<ol><li>Kiểm tra xem ví bạn dùng để gửi chuyển tiền qua mạng nào.</li><li>Chọn đúng mạng đó ở đây trước khi sao chép địa chỉ.</li><li>So sánh phần đầu, phần giữa và phần cuối của địa chỉ. Phần mềm độc hại có thể tráo địa chỉ khi bạn sao chép.</li><li>Nếu có destination tag, hãy sao chép cả mã này. Nếu thiếu, không thể xác định khoản chuyển là của bạn.</li><li>Trước khi chuyển số tiền lớn, hãy gửi thử một số tiền nhỏ.</li></ol>
<p>Tiền chuyển sai mạng hiếm khi lấy lại được, và không ai có thể hứa là sẽ lấy lại được.</p>`,
    },
    'support-never': {
      title: 'Những gì bộ phận hỗ trợ không bao giờ yêu cầu',
      summary: 'Ba câu nói cho biết đó không phải người của chúng tôi.',
      html: `
<p>Phần lớn tiền bị mất không phải vì phần mềm lỗi mà vì một giọng nói thân thiện. Bộ phận hỗ trợ không bao giờ nói những câu này:</p>
<ul><li>“Bạn đọc giúp mã vừa nhận được nhé.”</li><li>“Chúng tôi cần mật khẩu để kiểm tra tài khoản của bạn.”</li><li>“Bạn nạp thêm một ít nữa, rồi chúng tôi mới trả phần còn lại được.”</li></ul>
<p>Ai nói một trong những câu này đều đang nhắm vào tiền của bạn. Hãy kết thúc cuộc trò chuyện. Nếu bạn đã trả lời, hãy đổi mật khẩu và báo cho bộ phận hỗ trợ thật trước khi làm bất cứ việc gì khác.</p>`,
    },
    password: {
      title: 'Một mật khẩu dễ nhớ',
      summary: 'Nhiều từ tốt hơn một từ đầy ký hiệu.',
      html: `
<p>Mật khẩu tốt thì dài và không dùng ở nơi nào khác. Bốn hoặc năm từ ngẫu nhiên dễ nhớ hơn một từ đầy ký hiệu, mà lại khó đoán hơn nhiều.</p>
<ul><li>Bảng chữ cái nào cũng dùng được, dấu cách cũng vậy.</li><li>Trình quản lý mật khẩu tạo và nhớ mật khẩu tốt hơn bất kỳ ai trong chúng ta.</li><li>Mật khẩu email cũng quan trọng không kém: ai đọc được email của bạn đều có thể lấy mã.</li><li>Khóa truy cập còn tốt hơn nữa. Bạn không phải nhớ gì, và khóa chỉ hoạt động trên trang thật.</li></ul>`,
    },
    records: {
      title: 'Cách đọc lịch sử của bạn',
      summary: 'Khả dụng, tạm giữ và số dư sau từng giao dịch.',
      html: `
<p>Mỗi loại tiền có hai số dư. <strong>Khả dụng</strong> là số bạn dùng được ngay. <strong>Tạm giữ</strong> cũng là của bạn, nhưng được dành cho một việc đang xử lý, chẳng hạn một lệnh rút đang được duyệt. Nếu việc đó không thành, bạn nhận lại toàn bộ.</p>
<p>Mỗi giao dịch đều ghi số tiền đến chữ số cuối cùng và số dư sau đó. Nếu cộng từ giao dịch đầu tiên, bạn sẽ ra số dư cuối cùng. Nếu có lúc không khớp thì chắc chắn có gì đó sai, và một bước kiểm tra tự động tìm lỗi này sau mỗi lần kiểm thử phần mềm.</p>`,
    },
    spread: {
      title: 'Tỷ giá giữa thị trường, chênh lệch và chi phí chuyển đổi',
      summary: 'Một con số nói lên tất cả, nếu bạn được thấy nó.',
      html: `
<p>Tỷ giá giữa thị trường nằm chính giữa giá người mua trả và giá người bán chào. Bên thực hiện chuyển đổi sẽ trả bạn ít hơn mức đó một chút. Phần đó là khoản chênh lệch, cũng chính là chi phí chuyển đổi.</p>
<p>Nhiều dịch vụ chỉ hiện tỷ giá của riêng họ và quảng cáo “miễn phí”. Ở đây, báo giá còn hiện tỷ giá giữa thị trường cùng khoản chênh lệch theo phần trăm và theo số tiền. Chỉ cần so sánh một con số đó là bạn đã so sánh được tất cả.</p>`,
    },
  },
};
