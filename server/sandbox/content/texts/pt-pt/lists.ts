import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Experimente tudo com dinheiro fictício',
      text: 'Neste ambiente de testes, todo o dinheiro é fictício. Deposite, converta e verifique cada movimento.',
    },
    quote: {
      title: 'A taxa que vê é a taxa que recebe',
      text: 'Cada cotação mostra a taxa média de mercado e o spread, e é executada exatamente como apresentada, ou não é executada.',
    },
    prices: {
      title: 'Verifique os nossos preços',
      text: 'Publicados antes, revelados depois: qualquer pessoa pode voltar a calcular cada preço simulado.',
    },
  },
  trumpet: {
    'play-money': { text: 'Todo o dinheiro neste ambiente de testes é fictício.' },
    addresses: { text: 'Os endereços de depósito são inventados. Nunca envie para lá nada real.' },
    codes: { text: 'O apoio ao cliente nunca pede a sua palavra-passe nem um código.' },
  },
  feedback: {
    one: {
      title: 'Citação de exemplo, não é de um cliente',
      text: 'O meu histórico bate certo com as cotações até à última casa decimal. Verifiquei três e depois deixei de verificar.',
    },
    two: {
      title: 'Citação de exemplo, não é de um cliente',
      text: 'Deixei expirar uma cotação de propósito. Não aconteceu nada, que é exatamente o que devia acontecer.',
    },
    three: {
      title: 'Citação de exemplo, não é de um cliente',
      text: 'Escrevi uma vírgula como separador decimal e funcionou à primeira. É mais raro do que parece.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Sample Custody',
      text: 'Parceiro inventado. Um parceiro real teria moedas em custódia e diria onde o pode verificar.',
    },
    lantern: {
      title: 'Lantern Sample Data',
      text: 'Parceiro inventado. Um parceiro real forneceria preços de mercado e indicaria a sua origem.',
    },
    quill: {
      title: 'Quill Sample Review',
      text: 'Parceiro inventado. Um parceiro real auditaria o software e publicaria as conclusões.',
    },
  },
  'news-type': {
    product: { title: 'Produto' },
    maintenance: { title: 'Manutenção' },
    guide: { title: 'Guias' },
    security: { title: 'Segurança' },
  },
};
