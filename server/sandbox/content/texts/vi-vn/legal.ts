import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Đây là văn bản mẫu.</strong> Florin là phần mềm, và đơn vị vận hành được mô tả ở đây không có thật. Người vận hành Florin sẽ thay thế trang này.</p>',
  policy: {
    title: 'Chính sách quyền riêng tư',
    intro:
      'Trang này cho biết Florin lưu gì về bạn, vì sao và trong bao lâu. Nội dung mô tả những gì phần mềm đang làm hiện nay. Đơn vị vận hành thật sẽ bổ sung tên, địa chỉ và pháp luật áp dụng.',
    heading: 'Chúng tôi lưu những gì',
    stored: {
      account: {
        name: 'Thông tin tài khoản',
        text: 'Tên đăng nhập, tên hiển thị, địa chỉ email, ngôn ngữ, mã mời, người đã mời bạn và việc rút tiền có đang bị tạm khóa hay không: để cho bạn đăng nhập, để liên lạc với bạn và để bảo vệ tiền của bạn. Cho đến khi tài khoản được đóng.',
      },
      passwords: {
        name: 'Mật khẩu',
        text: 'Mã băm một chiều của mật khẩu đăng nhập và mật khẩu giao dịch: để kiểm tra mật khẩu mà không cần biết mật khẩu đó. Cho đến khi bạn đổi mật khẩu hoặc tài khoản được đóng.',
      },
      agreements: {
        name: 'Sự đồng ý của bạn',
        text: 'Bạn đã đồng ý với phiên bản nào của thỏa thuận người dùng và của chính sách này, và khi nào: để bạn và chúng tôi có thể tra cứu. Cho đến khi tài khoản được đóng.',
      },
      avatar: { name: 'Ảnh đại diện', text: 'Để hiển thị bên cạnh tên của bạn. Cho đến khi bạn thay hoặc xóa ảnh.' },
      identity: {
        name: 'Giấy tờ tùy thân',
        text: 'Họ và tên, số giấy tờ tùy thân và ảnh giấy tờ của bạn: để xác minh danh tính. Số giấy tờ được mã hóa; chỉ bạn và nhân viên xét duyệt xem được ảnh. Cho đến khi tài khoản được đóng. Nếu một hồ sơ không được xác minh, số giấy tờ và ảnh được giữ đến khi bạn gửi lại; thời gian, tên và lý do vẫn được lưu.',
      },
      secondFactor: {
        name: 'Bước xác thực thứ hai',
        text: 'Khóa bí mật của ứng dụng xác thực, được mã hóa, và mã băm một chiều của các mã khôi phục: để kiểm tra mã của bạn. Cho đến khi bạn tắt.',
      },
      removals: {
        name: 'Yêu cầu gỡ ứng dụng xác thực',
        text: 'Những gì bạn đã viết, bạn chứng minh bằng gì, từ đâu và quyết định ra sao: để có thể kiểm tra và ngăn yêu cầu của người lạ. Cho đến khi tài khoản được đóng.',
      },
      passkeys: {
        name: 'Khóa truy cập',
        text: 'Khóa công khai, tên bạn đặt, mã nhận dạng riêng của thiết bị cho khóa và lần dùng cuối: để bạn đăng nhập không cần mật khẩu. Không bao giờ lưu vân tay hay khuôn mặt của bạn. Cho đến khi bạn xóa khóa.',
      },
      sessions: {
        name: 'Phiên đăng nhập',
        text: 'Trình duyệt, thiết bị và địa chỉ IP của mỗi lần đăng nhập, thời điểm bắt đầu, dùng lần cuối và kết thúc, cùng mã băm một chiều của thông tin giữ cho bạn đăng nhập, của một con số ngẫu nhiên dành cho trình duyệt và của liên kết trong email về thiết bị mới: để nhận ra thiết bị của bạn, báo cho bạn về thiết bị mới và cho phép bạn kết thúc phiên của thiết bị đó. Phiên kết thúc sau 30 ngày không sử dụng, và sau 180 ngày kể từ khi đăng nhập. Thông tin về phiên được giữ đến khi tài khoản được đóng.',
      },
      activity: {
        name: 'Hoạt động tài khoản',
        text: 'Các lượt đăng nhập, mật khẩu và mã nhập sai, thay đổi cài đặt bảo mật, kèm thời gian, địa chỉ IP, trình duyệt và thiết bị: để bạn phát hiện người lạ. Cho đến khi tài khoản được đóng.',
      },
      money: {
        name: 'Lệnh nạp, lệnh rút, giao dịch chuyển đổi, lệnh trao đổi, lệnh đòn bẩy, gói kỳ hạn và giao dịch',
        text: 'Kèm báo giá và đề nghị làm cơ sở thực hiện, tiến trình của bạn tại các quầy, địa chỉ và số thẻ đã che mà tiền được chuyển đến, các số dư và số dư sau mỗi giao dịch: vì đây là hồ sơ tài chính của chúng tôi. Hồ sơ được giữ lại khi tài khoản được đóng, xem “Trong bao lâu”. Báo giá, lượt tìm tại quầy và đề nghị mà bạn không chấp nhận, lệnh rút bạn đã xem lại mà không xác nhận, và bản sao phản hồi giúp một khoản thanh toán không bị xử lý hai lần sẽ bị xóa cùng tài khoản.',
      },
      rooms: {
        name: 'Giới hạn, thời gian tạm nghỉ và thời gian của bạn trong các phòng đòn bẩy',
        text: 'Giới hạn bạn tự đặt cho vốn và mức lỗ, số vốn bạn đã đặt và đã lỗ mỗi ngày, thời gian tạm nghỉ bạn đặt, bạn đã ở mỗi phòng bao lâu và mã bạn dùng để vào: để giới hạn của bạn có hiệu lực trên mọi thiết bị và phòng có thể cho biết bạn đã ở đó bao lâu. Cho đến khi tài khoản được đóng.',
      },
      addresses: {
        name: 'Địa chỉ đã lưu',
        text: 'Các địa chỉ ví trong sổ địa chỉ, kèm tên bạn đặt: để bạn có thể chọn và chỉ cho phép rút đến các địa chỉ này. Cho đến khi bạn xóa hoặc tài khoản được đóng.',
      },
      cards: {
        name: 'Thẻ ngân hàng',
        text: 'Các thẻ bạn đã liên kết, gồm số thẻ, ngân hàng, chủ thẻ và số điện thoại: để chúng tôi chi trả lệnh rút về thẻ. Số thẻ được mã hóa; bạn thấy số đã che. Cho đến khi bạn xóa thẻ hoặc tài khoản được đóng. Lệnh rút vẫn giữ số thẻ đã che.',
      },
      markets: {
        name: 'Thị trường yêu thích và cảnh báo giá',
        text: 'Các thị trường bạn đánh dấu và mức giá bạn đặt cảnh báo: để bạn thấy chúng trên mọi thiết bị và chúng tôi có thể thông báo cho bạn. Cho đến khi bạn xóa hoặc tài khoản được đóng; cảnh báo đã kích hoạt được giữ 30 ngày.',
      },
      receipts: { name: 'Biên lai chuyển tiền', text: 'Để xác nhận lệnh nạp. Cho đến khi tài khoản được đóng.' },
      petitions: {
        name: 'Tin nhắn gửi cho chúng tôi',
        text: 'Nội dung bạn viết trong mục Góp ý và yêu cầu, ảnh kèm theo và câu trả lời của chúng tôi: để chúng tôi trả lời và bạn có thể xem lại. Cho đến khi tài khoản được đóng.',
      },
      notices: {
        name: 'Thông báo',
        text: 'Các thông báo chúng tôi đã gửi, bạn đã đọc thông báo nào và cài đặt thông báo của bạn. Cho đến khi tài khoản được đóng. Nếu bạn bật thông báo đẩy, chúng tôi lưu địa chỉ và khóa mà trình duyệt của bạn cung cấp cho việc đó: cho đến khi bạn tắt hoặc đăng xuất tại đó.',
      },
      codes: {
        name: 'Mã gửi qua email',
        text: 'Mã băm một chiều của mã, địa chỉ nhận mã và địa chỉ IP đã yêu cầu: để kiểm tra mã và để không ai khiến mã bị gửi dồn dập đến bạn. Trong một ngày.',
      },
      emails: {
        name: 'Email gửi cho bạn',
        text: 'Trước khi gửi, tối đa một ngày, mỗi email được lưu mã hóa trong cơ sở dữ liệu. Trong môi trường thử nghiệm, mỗi email là một tệp trong thư mục outbox, gồm cả mã. Đơn vị vận hành thật sẽ chuyển email cho nhà cung cấp dịch vụ thư. Cho đến khi đơn vị vận hành xóa.',
      },
      attempts: {
        name: 'Số lần thử',
        text: 'Số lần có người nhập sai mật khẩu hoặc mã của một tài khoản, và từ địa chỉ IP nào, dưới dạng mã băm một chiều: để làm chậm việc dò đoán. Trong một ngày kể từ lần thử cuối.',
      },
      serverLog: {
        name: 'Nhật ký máy chủ',
        text: 'Thời gian, mã số và nguyên nhân kỹ thuật của các yêu cầu bị lỗi, và khi nhiều yêu cầu bị từ chối, địa chỉ IP hoặc mạng của yêu cầu gần nhất: để tìm và sửa lỗi, và để phát hiện tấn công. Cho đến khi đơn vị vận hành xóa.',
      },
      auditLog: {
        name: 'Nhật ký kiểm tra',
        text: 'Những gì nhân viên của đơn vị vận hành đã xem và quyết định, không kèm tên và số giấy tờ tùy thân: để có thể kiểm tra việc truy cập giấy tờ của bạn. Nhật ký này không bao giờ bị xóa.',
      },
    },
    html: `
<p>Chúng tôi xóa dữ liệu vị trí và máy ảnh khỏi mọi ảnh ngay khi nhận được. Ảnh bạn tải lên mà không gửi sẽ bị xóa sau một ngày.</p>
<h2>Chúng tôi không lưu những gì</h2>
<ul>
<li>Mật khẩu hoặc mã khôi phục của bạn ở dạng đọc được.</li>
<li>Những gì bạn xem hoặc chạm vào trong ứng dụng.</li>
<li>Bất cứ dữ liệu nào để quảng cáo. Chúng tôi không tải gì từ công ty khác và không gửi thông tin nào về bạn cho họ, trừ khi bạn bật thông báo đẩy: khi đó mỗi thông báo đi qua dịch vụ đẩy của nhà phát triển trình duyệt, được mã hóa để chỉ trình duyệt của bạn đọc được.</li>
</ul>
<h2>Trên thiết bị của bạn</h2>
<p>Một cookie giữ cho bạn đăng nhập, và một cookie khác nhận ra trình duyệt này trong 400 ngày, để người dò đoán mật khẩu không thể khiến bạn bị chặn đăng nhập. Không đoạn mã nào trên trang đọc được các cookie này. Ứng dụng ghi nhớ ngôn ngữ, giao diện, loại tiền hiển thị và việc số tiền có bị ẩn hay không. Để mở được khi không có kết nối, ứng dụng giữ những gì đã hiển thị cho bạn lần cuối, không gồm thẻ, giấy tờ và cài đặt bảo mật, tối đa bảy ngày hoặc đến khi bạn đăng xuất. Các biểu mẫu chưa hoàn tất ở lại trong tab đang mở cho đến khi bạn gửi hoặc đăng xuất. Trong đó không bao giờ có mật khẩu.</p>
<h2>Trong bao lâu</h2>
<p>Khi bạn đóng tài khoản, có thời gian chờ 14 ngày để bạn có thể đổi ý. Sau đó, mọi thông tin cho biết bạn là ai đều bị xóa: tên, địa chỉ email, mật khẩu, số giấy tờ tùy thân, ảnh, ảnh đại diện, bước xác thực thứ hai, khóa truy cập, phiên đăng nhập, hoạt động tài khoản, sự đồng ý, tin nhắn gửi cho chúng tôi và thông báo. Lệnh nạp, lệnh rút, giao dịch chuyển đổi, các lệnh, gói kỳ hạn và giao dịch được giữ lại theo một mã số, vì hồ sơ tài chính phải đầy đủ. Đơn vị vận hành thật sẽ nêu tại đây pháp luật yêu cầu lưu bao nhiêu năm và giấy tờ tùy thân có phải giữ lâu hơn hay không.</p>
<h2>Quyền của bạn</h2>
<p>Trong mục Bảo mật, bạn có thể tải về mọi thông tin chúng tôi lưu về bạn và đóng tài khoản. Nếu có điều gì sai, hãy <a href="/contact">liên hệ hỗ trợ</a>.</p>`,
  },
  agreement: {
    title: 'Thỏa thuận người dùng',
    html: `
<p>Một thỏa thuận nên đủ ngắn để đọc hết. Bản mẫu này không có giá trị ràng buộc. Văn bản này cho thấy thỏa thuận của đơn vị vận hành thật nằm ở đâu và nên có những gì.</p>
<h2>1. Tài khoản của bạn</h2>
<p>Mỗi người một tài khoản, với tên và địa chỉ email của chính mình. Hãy giữ kín mật khẩu; ai có mật khẩu đều có thể thao tác thay bạn. Bạn có thể kết thúc bất kỳ phiên đăng nhập nào và có thể ngừng sử dụng bất cứ lúc nào.</p>
<h2>2. Tiền của bạn</h2>
<p>Số dư là của bạn, kể cả số tiền tạm giữ. Sổ cái tách số dư của bạn khỏi các tài khoản của chính nền tảng, và việc rút số dư khả dụng không bao giờ phụ thuộc vào khoản nạp, nhiệm vụ, tiền thưởng hay điểm số.</p>
<h2>3. Giá và báo giá</h2>
<p>Báo giá nêu cả hai số tiền, tỷ giá, tỷ giá giữa thị trường và khoản chênh lệch, có hiệu lực 15 giây theo đồng hồ máy chủ. Nếu bạn chấp nhận kịp thời, báo giá được thực hiện đúng như đã hiển thị. Nếu không, báo giá không được thực hiện.</p>
<h2>4. Rủi ro</h2>
<p>Giá trị của tiền pháp định và tiền mã hóa có thể thay đổi nhanh và không báo trước. Chỉ dùng số tiền bạn có thể chấp nhận mất. Không nội dung nào trên nền tảng này là lời khuyên hay tư vấn.</p>
<h2>5. Những gì chúng tôi không được làm</h2>
<p>Chúng tôi không được sửa bút toán trong sổ cái, không được thực hiện theo những con số bạn không đồng ý, và không được giữ tiền của bạn để buộc bạn làm điều gì. Nếu có sai sót, chúng tôi điều chỉnh bằng một bút toán mà bạn nhìn thấy được, kèm lý do.</p>
<h2>6. Thay đổi</h2>
<p>Mỗi phiên bản của thỏa thuận này có một số hiệu. Khi có phiên bản mới, chúng tôi cho bạn xem và hỏi bạn có đồng ý không. Cho đến khi bạn đồng ý, phiên bản bạn đã đồng ý vẫn có hiệu lực với bạn và không có gì bị khóa. Nếu văn bản thay đổi trong lúc bạn đang mở tài khoản, chúng tôi sẽ cho bạn biết và hỏi lại.</p>
<h2>7. Tiền thử nghiệm</h2>
<p>Trong môi trường thử nghiệm, không có gì là thật: số tiền, thị trường hay đơn vị vận hành đều không có thật. Không ai nợ ai điều gì.</p>`,
  },
};
