import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Thử mọi tính năng với tiền thử nghiệm',
      text: 'Mọi thứ trong môi trường này đều là tiền thử nghiệm. Bạn có thể nạp, chuyển đổi và kiểm tra từng giao dịch.',
    },
    quote: {
      title: 'Tỷ giá bạn thấy là tỷ giá bạn nhận',
      text: 'Mỗi báo giá nêu tỷ giá giữa thị trường cùng khoản chênh lệch, và được thực hiện đúng như đã hiển thị, hoặc không được thực hiện.',
    },
    prices: {
      title: 'Tự kiểm chứng giá của chúng tôi',
      text: 'Công bố từ trước, tiết lộ sau đó: ai cũng có thể tính lại mọi mức giá mô phỏng.',
    },
  },
  trumpet: {
    'play-money': { text: 'Toàn bộ tiền trong môi trường này là tiền thử nghiệm.' },
    addresses: { text: 'Các địa chỉ nạp ở đây không có thật. Đừng bao giờ gửi tiền thật đến đó.' },
    codes: { text: 'Bộ phận hỗ trợ không bao giờ hỏi mật khẩu hay mã của bạn.' },
  },
  feedback: {
    one: {
      title: 'Trích dẫn mẫu, không phải khách hàng',
      text: 'Lịch sử của tôi khớp với báo giá đến từng chữ số cuối. Tôi kiểm tra ba giao dịch rồi không cần kiểm tra nữa.',
    },
    two: {
      title: 'Trích dẫn mẫu, không phải khách hàng',
      text: 'Tôi cố ý để một báo giá hết hạn. Không có gì xảy ra, và như vậy là đúng.',
    },
    three: {
      title: 'Trích dẫn mẫu, không phải khách hàng',
      text: 'Tôi gõ dấu chấm làm dấu thập phân và ứng dụng vẫn hiểu. Điều đó hiếm hơn bạn nghĩ.',
    },
  },
  platform: {
    harbor: {
      title: 'Lưu ký mẫu Harbor',
      text: 'Một đối tác hư cấu. Đối tác thật sẽ lưu ký tiền mã hóa và cho biết có thể kiểm chứng ở đâu.',
    },
    lantern: {
      title: 'Dữ liệu mẫu Lantern',
      text: 'Một đối tác hư cấu. Đối tác thật sẽ cung cấp giá thị trường và nêu rõ nguồn.',
    },
    quill: {
      title: 'Kiểm định mẫu Quill',
      text: 'Một đối tác hư cấu. Đối tác thật sẽ kiểm định phần mềm và công bố kết quả.',
    },
  },
  'news-type': {
    product: { title: 'Sản phẩm' },
    maintenance: { title: 'Bảo trì' },
    guide: { title: 'Hướng dẫn' },
    security: { title: 'Bảo mật' },
  },
};
