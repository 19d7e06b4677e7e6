import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'Giới thiệu Florin',
    html: `
<p>Florin là phần mềm ví và trao đổi tiền: nhiều loại tiền ở cùng một nơi, chuyển đổi giữa các loại tiền đó, và lịch sử từng giao dịch kèm số dư sau giao dịch. Florin là mã nguồn mở theo giấy phép MIT, nên ai cũng có thể đọc, chạy và sửa đổi.</p>
<h2>Bạn có thể làm gì ở đây</h2>
<ul>
<li>Giữ tiền mã hóa và tiền pháp định, và xem tổng giá trị của chúng.</li>
<li>Nạp và rút tiền mã hóa, hoặc tiền pháp định qua chuyển khoản ngân hàng.</li>
<li>Chuyển đổi theo báo giá, hoặc thực hiện lệnh tại các quầy trao đổi.</li>
<li>Thử các phòng đòn bẩy và gói kỳ hạn, với xác suất, chi phí và kết quả của từng lệnh được công khai.</li>
</ul>
<h2>Điều chúng tôi theo đuổi</h2>
<ul>
<li><strong>Xem trước, kiểm tra sau.</strong> Bạn thấy tỷ giá, khoản chênh lệch và số tiền sẽ nhận trước khi đồng ý. Sau đó, chính những con số ấy nằm trong lịch sử của bạn, đến chữ số cuối cùng.</li>
<li><strong>Không thúc ép.</strong> Thời hạn do máy chủ đặt ra, và bỏ lỡ thời hạn không làm bạn mất gì. Từ chối cũng dễ như chấp nhận.</li>
<li><strong>Không hứa hẹn.</strong> Giá có lên có xuống. Chúng tôi không dự đoán giá, và không ai ở đây làm được điều đó.</li>
<li><strong>Tiền của bạn là của bạn.</strong> Không khoản nạp, tiền thưởng, nhiệm vụ hay điểm số nào quyết định việc bạn có được rút tiền hay không.</li>
</ul>
<h2>Sổ sách được ghi thế nào</h2>
<p>Theo phương pháp ghi sổ kép: khoản cộng vào tài khoản này được lấy từ tài khoản khác, nên tổng của mỗi loại tiền luôn bằng không. Các bút toán không bao giờ bị sửa hay xóa. Sai sót được điều chỉnh bằng một bút toán mới mà bạn nhìn thấy được, kèm lý do.</p>
<h2>Môi trường thử nghiệm này</h2>
<p>Toàn bộ tiền ở đây là tiền thử nghiệm. Thị trường được mô phỏng, email được ghi vào một thư mục, và các chương trình thay cho nhân viên duyệt lệnh nạp và giấy tờ. Bạn không mua được gì bằng tiền này, và cũng không thể mất gì.</p>
<h2>Ai vận hành</h2>
<p>Người đã khởi chạy máy chủ này. Đứng sau môi trường thử nghiệm không có công ty, giấy phép, văn phòng hay đội ngũ nào. Đơn vị vận hành thật sẽ nêu tại đây họ là ai, đăng ký ở đâu, do ai giám sát và bạn có thể kiểm chứng từng điều đó ở đâu.</p>`,
  },
  guarantee: {
    title: 'Cam kết',
    html: `
<p>Một cam kết chỉ có giá trị ở phần bạn kiểm chứng được. Trang này nêu những gì phần mềm bảo đảm, cách kiểm chứng, và cũng nói thẳng những gì không ai bảo đảm.</p>
<h2>Những gì phần mềm bảo đảm</h2>
<ul>
<li>Số dư của bạn không thể xuống dưới 0, và cùng một khoản tiền không thể chi hai lần. Chính cơ sở dữ liệu từ chối điều đó.</li>
<li>Báo giá bạn chấp nhận được thực hiện đúng như các con số đã nêu, hoặc không được thực hiện.</li>
<li>Khoản thanh toán bị gửi hai lần do mất kết nối chỉ được xử lý một lần.</li>
<li>Bút toán đã ghi sẽ luôn nằm trong lịch sử của bạn và không bao giờ bị viết lại.</li>
<li>Việc rút tiền không bao giờ phụ thuộc vào khoản nạp, nhiệm vụ, tiền thưởng hay điểm số.</li>
<li>Trong phòng đòn bẩy, bạn không thể mất nhiều hơn vốn đặt lệnh.</li>
<li>Mọi mức giá mô phỏng được suy ra từ các giá trị công bố từ trước và tiết lộ sau đó.</li>
</ul>
<h2>Cách kiểm chứng</h2>
<ol>
<li>Chuyển đổi một khoản rồi so sánh báo giá với biên lai và với lịch sử của bạn.</li>
<li>Lưu các giao dịch thành tệp rồi cộng lại. Tổng của mỗi loại tiền chính là số dư của loại tiền đó.</li>
<li>Mở một lệnh đã quyết toán của phòng đòn bẩy và chọn “Kiểm chứng kết quả này”. Trình duyệt của bạn tính lại kết quả từng bước một mà không cần tin bất cứ điều gì máy chủ đưa ra.</li>
</ol>
<h2>Những gì không ai bảo đảm</h2>
<ul>
<li><strong>Giá.</strong> Một loại tiền có thể mất một phần hoặc toàn bộ giá trị bất cứ lúc nào.</li>
<li><strong>Lợi nhuận.</strong> Ai hứa hẹn lợi nhuận với bạn đều không nhân danh chúng tôi.</li>
<li><strong>Bảo hiểm tiền gửi.</strong> Ở đây không có. Đơn vị vận hành thật sẽ nêu ai bảo vệ những khoản nào và bạn có thể kiểm chứng ở đâu.</li>
<li><strong>Hoàn tác.</strong> Không ai lấy lại được khoản chuyển trên blockchain đến sai địa chỉ.</li>
<li><strong>Tính sẵn sàng.</strong> Máy chủ và mạng đều có lúc gặp sự cố. Việc bạn đã bắt đầu không bị mất, nhưng có thể lâu hơn.</li>
</ul>
<h2>Nếu có điều gì sai</h2>
<p>Sai sót trong sổ sách được điều chỉnh bằng một bút toán riêng, đặt cạnh bút toán sai, kèm lý do. Nếu bạn phát hiện sai sót, hãy <a href="/contact">báo cho bộ phận hỗ trợ</a> mã của giao dịch.</p>`,
  },
  partnership: {
    title: 'Hợp tác',
    html: `
<p>Đối tác xây dựng trên chính các lệnh gọi API mà ứng dụng sử dụng. Không có bộ lệnh gọi thứ hai nào được giấu đi: máy chủ mô tả từng lệnh gọi tại <code>/openapi.json</code>.</p>
<h2>Đối tác có thể làm gì</h2>
<ul>
<li>Hiển thị giá và tỷ giá công khai, kèm nguồn và thời gian.</li>
<li>Kiểm chứng các hạt giống đã công bố của thị trường mô phỏng, và qua đó là mọi mức giá.</li>
<li>Xây dựng ứng dụng riêng trên các lệnh gọi được mô tả, cho khách hàng đăng nhập tại đó.</li>
<li>Tự vận hành Florin. Giấy phép cho phép điều này, kể cả vì mục đích thương mại.</li>
</ul>
<h2>Đối tác không thể làm gì</h2>
<ul>
<li>Thao tác thay cho khách hàng chưa đăng nhập.</li>
<li>Hưởng một phần tiền của khách hàng khác. Không ai được trả tiền vì mời người khác.</li>
<li>Yêu cầu khách hàng cung cấp mật khẩu, mã hoặc nạp tiền.</li>
</ul>
<h2>Đối tác của chúng tôi là ai</h2>
<p>Hiện chưa có ai. Các đối tác trên trang chủ là hư cấu và được ghi rõ như vậy. Đơn vị vận hành thật sẽ nêu tại đây tên các đối tác, việc từng đối tác làm và nơi có thể kiểm chứng.</p>
<h2>Liên hệ với chúng tôi</h2>
<p>Đơn vị vận hành thật sẽ cung cấp tại đây tên, địa chỉ và cách liên hệ. Trong môi trường thử nghiệm, không có ai để bạn liên hệ.</p>`,
  },
  customer: {
    title: 'Hỗ trợ khách hàng',
    html: `
<p>Bộ phận hỗ trợ trả lời câu hỏi và tìm hiểu sự cố. Cách liên hệ và giờ làm việc có trong mục <a href="/contact">Liên hệ hỗ trợ</a>. Môi trường thử nghiệm không có bộ phận hỗ trợ; những gì trả lời được mà không cần bộ phận này đều nằm trên trang này.</p>
<h2>Trước khi liên hệ</h2>
<ol>
<li>Mở chi tiết giao dịch liên quan. Ở đó có trạng thái, bước tiếp theo và lý do nếu có gì bị từ chối.</li>
<li>Sao chép mã lệnh. Mã bắt đầu bằng một chữ cái và hữu ích hơn ảnh chụp màn hình.</li>
<li>Nếu thông báo lỗi có mã yêu cầu, hãy gửi kèm. Mã này dẫn đến đúng thời điểm trong nhật ký máy chủ.</li>
</ol>
<h2>Nạp tiền và rút tiền</h2>
<dl>
<dt>Tiền nạp của tôi đang ở đâu?</dt>
<dd>Chi tiết lệnh nạp cho biết lệnh đã được tiếp nhận, đang được duyệt, đã được ghi có hay không được ghi có và vì sao. Trong môi trường thử nghiệm, việc duyệt chỉ mất vài giây.</dd>
<dt>Tôi đã gửi nhầm mạng.</dt>
<dd>Hãy liên hệ ngay với chúng tôi, kèm mã giao dịch. Có lấy lại được hay không tùy thuộc vào mạng, và thường là không. Vì vậy ứng dụng đề nghị bạn so sánh mạng và địa chỉ.</dd>
<dt>Tôi có thể dừng lệnh rút không?</dt>
<dd>Được, cho đến khi lệnh bắt đầu được duyệt, và bạn nhận lại toàn bộ. Sau đó không thể dừng, và khoản đã gửi đi không thể thu hồi.</dd>
</dl>
<h2>Tài khoản</h2>
<dl>
<dt>Tôi không nhận được mã qua email.</dt>
<dd>Kiểm tra mục thư rác và yêu cầu mã mới sau một phút. Trong môi trường thử nghiệm, email là các tệp trong thư mục <code>outbox</code> thuộc thư mục dữ liệu.</dd>
<dt>Tôi quên mật khẩu hoặc mất ứng dụng xác thực.</dt>
<dd>Trang đăng nhập hướng dẫn bạn cả hai việc. Sau đó việc rút tiền bị tạm khóa 24 giờ, để người xâm nhập được tài khoản của bạn không thể rút sạch tiền ngay lập tức.</dd>
<dt>Báo giá hết hạn trước khi tôi xác nhận.</dt>
<dd>Chưa có khoản nào được chuyển đổi. Bạn sẽ thấy tỷ giá mới bên cạnh tỷ giá cũ và có thể quyết định lại.</dd>
</dl>
<h2>Những gì bộ phận hỗ trợ không bao giờ yêu cầu</h2>
<p>Mật khẩu, mật khẩu giao dịch, mã xác minh hay một khoản nạp. Ai yêu cầu một trong những điều này đều không phải người của chúng tôi.</p>`,
  },
  transparency: {
    title: 'Minh bạch',
    html: `
<p>Đừng chỉ tin lời chúng tôi. Những gì công bố ở đây là để kiểm chứng, và những gì chưa công bố cũng được nêu rõ.</p>
<h2>Giá</h2>
<p>Trong môi trường thử nghiệm, một chương trình mô phỏng tạo ra giá. Các hạt giống của mỗi ngày tạo thành một chuỗi băm có điểm cuối được công bố trước khi ngày bắt đầu, và hạt giống của mỗi phút được tiết lộ sau phút đó. Nhờ cả hai, ai cũng có thể tính lại mọi mức giá và thấy rằng không mức giá nào được chọn để có lợi cho chúng tôi. Dữ liệu lấy từ lệnh gọi API <code>/api/market/commitments</code>.</p>
<h2>Phòng đòn bẩy</h2>
<p>Mỗi lựa chọn cho biết số tiền nhận về, xác suất và phần trung bình mà nền tảng giữ, do chính đoạn mã quyết toán lệnh tính ra. Mỗi phòng cho biết tỷ lệ tài khoản thực sự bị lỗ. Chọn “Kiểm chứng kết quả này” ở một lệnh đã quyết toán, và trình duyệt của bạn sẽ tính lại kết quả.</p>
<h2>Chi phí chuyển đổi</h2>
<p>Là khoản chênh lệch giữa tỷ giá giữa thị trường và tỷ giá báo cho bạn. Bạn thấy khoản này theo phần trăm và theo số tiền trước khi chấp nhận. Khoản này được ghi vào một tài khoản riêng nên tổng của nó được biết đến chữ số cuối cùng.</p>
<h2>Số chúng tôi nợ khách hàng</h2>
<p>Mỗi số dư là một khoản nợ phải trả của nền tảng. Theo lịch cố định, số dư của mọi khách hàng được băm vào một cây cho mỗi loại tiền; gốc và tổng số của cây được công bố tại đây, bên cạnh số chúng tôi đang giữ. Thiết bị của bạn có thể tính đường dẫn từ từng số dư của bạn đến gốc đó. Số chúng tôi giữ lấy từ sổ cái của chính chúng tôi: không ai đối chiếu với blockchain hay ngân hàng thay cho bạn.</p>
<h2>Những con số chúng tôi không công bố</h2>
<p>Bạn sẽ không thấy ở đây tổng số người dùng, tổng số người giao dịch hay khối lượng giao dịch. Trong môi trường thử nghiệm hầu như không có gì để đếm, và một con số bịa ra là một lời nói dối. Ngoại lệ duy nhất: mỗi phòng đòn bẩy cho biết hiện có bao nhiêu người trong phòng, và con số đó được đếm thật.</p>`,
  },
};
