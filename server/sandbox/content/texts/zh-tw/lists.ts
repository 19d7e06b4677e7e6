import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: '用模擬資金試用所有功能',
      text: '這個沙盒裡全部都是模擬資金。您可以入金、兌換，並核對每一筆交易。',
    },
    quote: {
      title: '看到的匯率，就是成交的匯率',
      text: '每份報價都會顯示中間匯率和價差，並完全依照顯示的內容執行，否則就不執行。',
    },
    prices: {
      title: '自己查核我們的價格',
      text: '事先公布，事後揭露：任何人都能重新計算每一個模擬價格。',
    },
  },
  trumpet: {
    'play-money': { text: '這個沙盒裡的錢全部都是模擬資金。' },
    addresses: { text: '這裡的入金地址都是虛構的，請勿轉入任何真實資產。' },
    codes: { text: '客服絕不會向您索取密碼或驗證碼。' },
  },
  feedback: {
    one: {
      title: '範例意見，並非真實客戶',
      text: '我的紀錄和報價完全一致，連最後一位數都相同。核對了三筆之後，我就放心了。',
    },
    two: {
      title: '範例意見，並非真實客戶',
      text: '我故意讓報價失效。結果什麼事都沒發生，本來就該這樣。',
    },
    three: {
      title: '範例意見，並非真實客戶',
      text: '我用逗號當小數點，居然直接就能用。這比想像中少見。',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor 範例託管',
      text: '虛構的合作夥伴。真實的夥伴會負責託管資產，並說明您可以在哪裡查證。',
    },
    lantern: {
      title: 'Lantern 範例資料',
      text: '虛構的合作夥伴。真實的夥伴會提供市場價格，並註明資料來源。',
    },
    quill: {
      title: 'Quill 範例稽核',
      text: '虛構的合作夥伴。真實的夥伴會稽核軟體，並公布結果。',
    },
  },
  'news-type': {
    product: { title: '產品' },
    maintenance: { title: '維護' },
    guide: { title: '指南' },
    security: { title: '安全' },
  },
};
