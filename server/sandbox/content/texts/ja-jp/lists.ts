import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'デモ用の資金で、すべてを試せます',
      text: 'このサンドボックスの資金はすべてデモ用です。入金や両替を試し、取引を一つひとつご確認ください。',
    },
    quote: {
      title: '表示されたレートで、そのまま両替',
      text: '仲値もスプレッドも表示します。提示したレートどおりに両替するか、まったく両替しないかのどちらかです。',
    },
    prices: {
      title: '価格はご自身で検証できます',
      text: '事前に公表し、事後に開示。シミュレーションの価格は、すべて再計算できます。',
    },
  },
  trumpet: {
    'play-money': { text: 'このサンドボックスの資金はすべてデモ用です。' },
    addresses: { text: 'ここの入金アドレスは架空のものです。実際の資産を送らないでください。' },
    codes: { text: 'サポートがパスワードやコードをお尋ねすることはありません。' },
  },
  feedback: {
    one: {
      title: 'サンプル（実在のお客様の声ではありません）',
      text: '履歴の数字が提示レートとぴったり一致します。3件確かめて、もう確かめる必要はないと思いました。',
    },
    two: {
      title: 'サンプル（実在のお客様の声ではありません）',
      text: '提示レートの期限をわざと過ぎてみましたが、何も起こりませんでした。それが正しいと思います。',
    },
    three: {
      title: 'サンプル（実在のお客様の声ではありません）',
      text: '小数点にコンマを使う外国のキーボードでも、金額を正しく読み取ってくれました。意外と珍しいことです。',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Sample Custody',
      text: '架空の提携先です。実際の提携先なら、資産を保管し、それを確認できる場所を示します。',
    },
    lantern: {
      title: 'Lantern Sample Data',
      text: '架空の提携先です。実際の提携先なら、市場価格を提供し、その情報源を示します。',
    },
    quill: {
      title: 'Quill Sample Review',
      text: '架空の提携先です。実際の提携先なら、ソフトウェアを監査し、その結果を公表します。',
    },
  },
  'news-type': {
    product: { title: '製品' },
    maintenance: { title: 'メンテナンス' },
    guide: { title: 'ガイド' },
    security: { title: 'セキュリティ' },
  },
};
