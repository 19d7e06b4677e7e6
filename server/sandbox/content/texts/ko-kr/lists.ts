import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: '모의 자금으로 모두 체험해 보세요',
      text: '이 샌드박스의 돈은 모두 모의 자금이에요. 입금하고, 환전하고, 모든 거래를 확인해 보세요.',
    },
    quote: {
      title: '보이는 환율 그대로 환전돼요',
      text: '견적마다 중간 환율과 스프레드가 나오고, 표시된 그대로 처리되거나 아예 처리되지 않아요.',
    },
    prices: {
      title: '가격을 직접 확인해 보세요',
      text: '미리 공개한 값과 나중에 밝힌 시드로, 누구나 모든 모의 가격을 다시 계산할 수 있어요.',
    },
  },
  trumpet: {
    'play-money': { text: '이 샌드박스의 돈은 모두 모의 자금이에요.' },
    addresses: { text: '여기의 입금 주소는 실제로 없는 주소예요. 실제 자산은 절대 보내지 마세요.' },
    codes: { text: '고객센터는 비밀번호나 코드를 절대 묻지 않아요.' },
  },
  feedback: {
    one: {
      title: '예시 후기(실제 고객 아님)',
      text: '내역이 견적과 마지막 자리까지 똑같아요. 세 번 확인해 보고 더는 확인하지 않게 됐어요.',
    },
    two: {
      title: '예시 후기(실제 고객 아님)',
      text: '일부러 견적이 만료될 때까지 기다려 봤어요. 아무 일도 없더라고요. 그게 맞는 거죠.',
    },
    three: {
      title: '예시 후기(실제 고객 아님)',
      text: '소수점을 쉼표로 입력했는데 그냥 됐어요. 생각보다 드문 일이에요.',
    },
  },
  platform: {
    harbor: {
      title: '하버 수탁(예시)',
      text: '지어낸 제휴사예요. 실제 제휴사라면 가상자산을 수탁하고, 어디에서 확인할 수 있는지 알려 줘요.',
    },
    lantern: {
      title: '랜턴 데이터(예시)',
      text: '지어낸 제휴사예요. 실제 제휴사라면 시장 가격을 제공하고, 그 출처를 밝혀요.',
    },
    quill: {
      title: '퀼 감사(예시)',
      text: '지어낸 제휴사예요. 실제 제휴사라면 소프트웨어를 감사하고, 그 결과를 공개해요.',
    },
  },
  'news-type': {
    product: { title: '제품' },
    maintenance: { title: '점검' },
    guide: { title: '이용 안내' },
    security: { title: '보안' },
  },
};
