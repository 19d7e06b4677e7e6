import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Este é um artigo de exemplo.',
  texts: {
    'play-money': {
      title: 'Neste ambiente de testes, tudo é dinheiro fictício',
      summary: 'O que é simulado aqui e o que funciona tal como funcionaria com dinheiro real.',
      html: `
<p>Está num ambiente de testes: o mercado é simulado, um programa confirma os depósitos e os emails vão parar a uma pasta.</p>
<h2>O que é simulado</h2>
<ul><li>Os preços, por um gerador cujas sementes são publicadas.</li><li>O operador que analisa depósitos e documentos, por um programa que demora alguns segundos.</li><li>Os endereços de depósito. Nunca envie nada real para nenhum deles.</li></ul>
<h2>O que não é</h2>
<p>A contabilidade. Cada movimento passa pelo mesmo livro de partidas dobradas, com os mesmos mecanismos de proteção, controlos e registos que teria com dinheiro real. Se encontrar aqui uma forma de obter um saldo errado, com dinheiro real também estaria errado.</p>`,
    },
    restart: {
      title: 'O que acontece às suas ordens quando reiniciamos',
      summary: 'As atualizações interrompem o serviço por um momento. Nada do que começou se perde.',
      html: `
<p>De vez em quando, o servidor é atualizado e reinicia. Durante um momento, a app indica que não consegue contactar-nos e volta a tentar sozinha.</p>
<h2>O que continua depois</h2>
<p>Os depósitos, os levantamentos, as ordens nos balcões e os bloqueios a prazo ficam guardados com cada passo já dado. Depois do reinício, cada um continua onde tinha ficado.</p>
<h2>O que pode expirar entretanto</h2>
<ul><li>Uma cotação dura 15 segundos. Se o tempo se esgotar, nada é convertido e recebe uma nova cotação.</li><li>Se não for possível provar a tempo o preço de uma sala de alavancagem, todos os montantes desse período são reembolsados na totalidade.</li></ul>
<h2>Se tinha acabado de tocar num botão</h2>
<p>Pode tocar novamente. Cada pedido leva o seu próprio número, pelo que é processado uma só vez, por muitas vezes que chegue.</p>`,
    },
    'check-price': {
      title: 'Como verificar um preço simulado',
      summary: 'Sementes, uma cadeia de hashes e como voltar a calcular cada preço de um dia.',
      html: `
<p>Um simulador podia manipular os preços e escolher os que mais conviessem a quem o gere. O nosso está feito de modo que qualquer manipulação se notaria.</p>
<ol><li>Antes de um dia começar, é gerada uma cadeia de sementes secretas, uma para cada minuto. Cada semente é o hash da seguinte, e o fim da cadeia é publicado com a respetiva hora.</li>
<li>Os preços de um minuto resultam apenas da semente desse minuto, através de um cálculo público.</li>
<li>Quando o minuto termina, a semente é revelada. Se calcular o hash dela, obtém a que foi revelada antes e, por fim, o valor publicado.</li></ol>
<p>Assim, ninguém pode trocar uma semente a posteriori, e com as sementes qualquer pessoa pode voltar a calcular cada preço. A chamada <code>/api/market/commitments</code> devolve tudo isto.</p>`,
    },
    alerts: {
      title: 'Alertas de preço que não incomodam',
      summary: 'Uma notificação quando um preço é atingido, e nenhuma para incentivar a negociar.',
      html: `
<p>Abra um mercado, escolha um preço acima ou abaixo do atual e receberá uma única notificação quando for atingido. Depois disso, o alerta fica desativado.</p>
<ul><li>Os preços são comparados a todo o momento, quer a app esteja aberta quer não.</li><li>A notificação indica o preço e a hora. Não diz o que fazer.</li><li>Os seus alertas estão em Mercados, onde também os pode remover.</li></ul>
<p>Um alerta não é uma ordem. Com ele, nada é comprado nem vendido.</p>`,
    },
    quote: {
      title: 'Quinze segundos: o que é uma cotação',
      summary: 'Porque é que uma taxa fica fixa por um momento e o que acontece quando expira.',
      html: `
<p>Ao converter, recebe primeiro uma cotação: os dois montantes, a taxa, a taxa média de mercado e o spread entre ambas, em percentagem e em montante.</p>
<h2>Enquanto é válida</h2><p>A cotação é válida durante 15 segundos, contados pelo servidor e não pelo seu telemóvel. O anel mostra o tempo que falta. Se aceitar, recebe exatamente estes números.</p>
<h2>Depois de expirar</h2><p>Nada é convertido. Verá a nova taxa ao lado da anterior e pode decidir novamente. Esperar não tem custos, e não é obrigatório decidir.</p>`,
    },
    'network-paused': {
      title: 'Quando uma rede está suspensa',
      summary: 'Porque é que os depósitos ou os levantamentos às vezes param numa rede e o que pode fazer.',
      html: `
<p>As redes têm manutenções e atualizações e, por vezes, falham ou ficam congestionadas. Nesses casos, suspendemos os depósitos ou os levantamentos dessa moeda nessa rede, e a app indica de qual destas situações se trata.</p>
<h2>Depósitos</h2><p>Enquanto os depósitos estão suspensos, não é mostrado nenhum endereço, para que nada de novo seja enviado. Se enviou algo antes, pode comunicá-lo na mesma. Será creditado quando a rede voltar a funcionar.</p>
<h2>Levantamentos</h2><p>Escolha outra rede, se a moeda tiver uma que a sua outra carteira também aceite. Um levantamento à espera ainda pode ser cancelado até a análise começar, e recupera o montante na totalidade.</p>
<p>O seu saldo não é afetado por uma suspensão, e as conversões também não.</p>`,
    },
    network: {
      title: 'Escolher a rede certa',
      summary: 'A mesma moeda existe em várias redes, que não comunicam entre si.',
      html: `
<p>Algumas moedas existem em várias redes. A moeda tem o mesmo nome em todas, mas uma transferência por uma rede não chega a outra.</p>
<ol><li>Verifique por que rede a sua outra carteira faz o envio.</li><li>Escolha aqui a mesma rede antes de copiar o endereço.</li><li>Compare o início, o meio e o fim do endereço. Há software malicioso que troca um endereço enquanto é copiado.</li><li>Se houver uma etiqueta de destino, copie-a também. Sem ela, não é possível saber que a transferência é sua.</li><li>Antes de um montante elevado, envie um pequeno.</li></ol>
<p>Uma transferência pela rede errada raramente pode ser recuperada, e ninguém pode prometer que o será.</p>`,
    },
    'support-never': {
      title: 'O que o apoio ao cliente nunca pede',
      summary: 'Três frases que revelam que alguém não é da nossa equipa.',
      html: `
<p>A maior parte do dinheiro não se perde por falhas de software, mas por uma voz simpática. O apoio ao cliente nunca diz o seguinte:</p>
<ul><li>«Leia-me, por favor, o código que acabou de receber.»</li><li>«Precisamos da sua palavra-passe para verificar a conta.»</li><li>«Deposite mais um pouco e já podemos pagar-lhe o resto.»</li></ul>
<p>Quem disser uma destas frases quer o seu dinheiro. Termine a conversa. Se já respondeu, antes de mais nada altere a palavra-passe e avise a verdadeira equipa de apoio.</p>`,
    },
    password: {
      title: 'Uma palavra-passe fácil de memorizar',
      summary: 'Várias palavras valem mais do que uma só cheia de símbolos.',
      html: `
<p>Uma boa palavra-passe é longa e não é usada em mais lado nenhum. Quatro ou cinco palavras ao acaso são mais fáceis de memorizar do que uma palavra cheia de símbolos e muito mais difíceis de adivinhar.</p>
<ul><li>Qualquer alfabeto serve, e os espaços também.</li><li>Um gestor de palavras-passe cria e memoriza palavras-passe melhores do que qualquer pessoa.</li><li>A palavra-passe do seu email é igualmente importante: quem ler o seu email pode pedir códigos.</li><li>Uma chave de acesso é ainda melhor. Não há nada para memorizar, e só funciona no site verdadeiro.</li></ul>`,
    },
    records: {
      title: 'Como ler o seu histórico',
      summary: 'Disponível, cativo e o saldo após cada movimento.',
      html: `
<p>Cada moeda tem dois saldos. <strong>Disponível</strong> é o que pode usar agora. <strong>Cativo</strong> também é seu, mas está reservado para algo em curso, como um levantamento em análise. Se não se concretizar, recupera-o na totalidade.</p>
<p>Cada registo mostra o montante até à última casa decimal e o saldo resultante. Se somar todos desde o primeiro, obtém o último saldo. Se isso alguma vez falhasse, algo estaria errado, e um controlo automático verifica isso mesmo depois de cada teste do software.</p>`,
    },
    spread: {
      title: 'Taxa média de mercado, spread e o custo de converter',
      summary: 'Um só número diz tudo, desde que o possa ver.',
      html: `
<p>A taxa média de mercado fica a meio caminho entre o que os compradores oferecem e o que os vendedores pedem. Quem converte por si dá-lhe um pouco menos do que isso. A diferença é o spread, e é o preço da conversão.</p>
<p>Muitos serviços mostram apenas a sua própria taxa e anunciam «sem comissões». Aqui, a cotação mostra também a taxa média de mercado e o spread, em percentagem e em montante. Compare esse único número e terá comparado tudo.</p>`,
    },
  },
};
