import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: '用模拟资金体验全部功能',
      text: '此沙盒中均为模拟资金。您可以试着充值、兑换，并核对每一笔明细。',
    },
    quote: {
      title: '所见汇率，即所得汇率',
      text: '每份报价都列出中间价和点差，要么完全按所示执行，要么不执行。',
    },
    prices: {
      title: '我们的价格，您可以自行核查',
      text: '事先公布，事后揭示：任何人都可以重新计算每个模拟价格。',
    },
  },
  trumpet: {
    'play-money': { text: '此沙盒中的所有资金均为模拟资金。' },
    addresses: { text: '此处的充值地址是虚构的，切勿转入任何真实资产。' },
    codes: { text: '客服绝不会索要您的密码或验证码。' },
  },
  feedback: {
    one: {
      title: '示例评价，并非真实客户',
      text: '我的记录与报价分毫不差。核对了三笔之后，我就不再核对了。',
    },
    two: {
      title: '示例评价，并非真实客户',
      text: '我故意让一份报价失效。结果什么也没发生，正该如此。',
    },
    three: {
      title: '示例评价，并非真实客户',
      text: '我习惯用逗号作小数点，直接输入就能识别。这比想象中少见。',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor示例托管',
      text: '虚构的合作方。真实的合作方会托管资产，并说明您可以在哪里核实。',
    },
    lantern: {
      title: 'Lantern示例数据',
      text: '虚构的合作方。真实的合作方会提供市场价格，并注明来源。',
    },
    quill: {
      title: 'Quill示例审计',
      text: '虚构的合作方。真实的合作方会审计软件，并公布审计结果。',
    },
  },
  'news-type': {
    product: { title: '产品' },
    maintenance: { title: '维护' },
    guide: { title: '指南' },
    security: { title: '安全' },
  },
};
