import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Este é um texto de exemplo.</strong> A Florin é um software, e o operador aqui descrito não existe. Quem gerir a Florin substitui esta página.</p>',
  policy: {
    title: 'Política de privacidade',
    intro:
      'Esta página diz o que a Florin guarda sobre si, porquê e durante quanto tempo. Descreve o que o software faz hoje. Um operador real acrescenta o seu nome, a sua morada e a lei a que está sujeito.',
    heading: 'O que guardamos',
    stored: {
      account: {
        name: 'Dados da conta',
        text: 'Nome de utilizador, alcunha, endereço de email, idioma, código de convite, quem enviou o convite e se os levantamentos estão suspensos: para poder iniciar sessão, para lhe escrevermos e para protegermos o seu dinheiro. Até a conta ser encerrada.',
      },
      passwords: {
        name: 'Palavras-passe',
        text: 'Um hash irreversível da palavra-passe de acesso e outro da palavra-passe de levantamento: para verificar uma palavra-passe sem a conhecer. Até a alterar ou a conta ser encerrada.',
      },
      agreements: {
        name: 'A sua aceitação',
        text: 'Que versão dos termos de utilização e desta política aceitou, e quando: para que ambas as partes o possam consultar. Até a conta ser encerrada.',
      },
      avatar: {
        name: 'Fotografia de perfil',
        text: 'Para a mostrar junto ao seu nome. Até a substituir ou remover.',
      },
      identity: {
        name: 'Documentos de identificação',
        text: 'O seu nome completo, o número do documento e fotografias do documento: para verificar a sua identidade. O número está cifrado; além de si, só quem faz a análise pode ver as fotografias. Até a conta ser encerrada. Se um envio não tiver sido verificado, o número e as fotografias ficam até fazer novo envio; a data, o nome e o motivo permanecem.',
      },
      secondFactor: {
        name: 'Segundo fator',
        text: 'O segredo da sua app de autenticação, cifrado, e hashes irreversíveis dos códigos de recuperação: para verificar os seus códigos. Até o desativar.',
      },
      removals: {
        name: 'Pedidos de remoção da app de autenticação',
        text: 'O que escreveu, com que o comprovou, a partir de onde e o que foi decidido: para que o pedido de um estranho possa ser verificado e cancelado. Até a conta ser encerrada.',
      },
      passkeys: {
        name: 'Chaves de acesso',
        text: 'A chave pública, o nome que lhe deu, o identificador que o dispositivo lhe atribui e quando foi usada pela última vez: para poder iniciar sessão sem palavra-passe. Nunca a sua impressão digital nem o seu rosto. Até a remover.',
      },
      sessions: {
        name: 'Sessões',
        text: 'Navegador, dispositivo e endereço IP de cada início de sessão, quando começou, quando foi usada pela última vez e quando terminou, e hashes irreversíveis do que mantém a sessão iniciada, de um número aleatório para o navegador e do link no email sobre um novo dispositivo: para reconhecer os seus dispositivos, avisar de um novo e permitir que termine a respetiva sessão. Uma sessão termina após 30 dias sem uso e 180 dias depois de iniciada. O registo fica até a conta ser encerrada.',
      },
      activity: {
        name: 'Atividade da conta',
        text: 'Inícios de sessão, palavras-passe e códigos errados e alterações às definições de segurança, com hora, endereço IP, navegador e dispositivo: para que possa detetar um estranho. Até a conta ser encerrada.',
      },
      money: {
        name: 'Depósitos, levantamentos, conversões, ordens de câmbio, ordens alavancadas, bloqueios a prazo e movimentos',
        text: 'Com as cotações e ofertas a que foram executados, o seu progresso nos balcões, os endereços e os números de cartão (parcialmente ocultados) para os quais foi enviado dinheiro, os seus saldos e o saldo após cada movimento: porque são os nossos registos financeiros. Permanecem quando a conta é encerrada, ver «Durante quanto tempo». As cotações, procuras nos balcões e ofertas que não aceitou, os levantamentos que verificou sem confirmar e as cópias de respostas que evitam que um pagamento seja processado duas vezes desaparecem com a conta.',
      },
      rooms: {
        name: 'Os seus limites, pausas e tempo nas salas de alavancagem',
        text: 'Os limites que definiu para montantes e perdas, o montante das ordens e as perdas de cada dia, uma pausa que definiu, o tempo que passou em cada sala e o código com que entrou: para que os seus limites sejam respeitados em todos os dispositivos e a sala lhe possa dizer quanto tempo lá passou. Até a conta ser encerrada.',
      },
      addresses: {
        name: 'Endereços guardados',
        text: 'Os endereços de carteira do seu livro de endereços, com os nomes que lhes deu: para que possa escolher um e permitir levantamentos apenas para eles. Até os remover ou a conta ser encerrada.',
      },
      cards: {
        name: 'Cartões bancários',
        text: 'Os cartões que associou, com número, banco, titular e telemóvel: para podermos pagar levantamentos para eles. O número está cifrado e é-lhe mostrado parcialmente ocultado. Até os remover ou a conta ser encerrada. Um levantamento conserva o número parcialmente ocultado.',
      },
      markets: {
        name: 'Mercados favoritos e alertas de preço',
        text: 'Os mercados que marcou e os preços dos seus alertas: para que os encontre em todos os dispositivos e o possamos avisar. Até os remover ou a conta ser encerrada; um alerta que disparou, durante 30 dias.',
      },
      receipts: {
        name: 'Comprovativos de transferência',
        text: 'Para confirmar um depósito. Até a conta ser encerrada.',
      },
      petitions: {
        name: 'Mensagens que nos enviou',
        text: 'O que escreveu em Comentários e pedidos, as respetivas imagens e as nossas respostas: para podermos responder e para que o possa consultar. Até a conta ser encerrada.',
      },
      notices: {
        name: 'Notificações',
        text: 'As notificações que lhe enviámos, quais já leu e as suas definições de notificações. Até a conta ser encerrada. Se ativar as notificações push, o endereço e as chaves que o navegador forneceu para isso: até as desativar ou terminar a sessão nesse navegador.',
      },
      codes: {
        name: 'Códigos por email',
        text: 'Um hash irreversível do código, o endereço para onde foi enviado e o endereço IP que o pediu: para verificar o código e impedir que alguém lhe encha a caixa de correio. Durante um dia.',
      },
      emails: {
        name: 'Emails que lhe enviamos',
        text: 'Até ser enviado, e no máximo durante um dia, cada um fica guardado, cifrado, na base de dados. No ambiente de testes, cada um é um ficheiro na pasta outbox, incluindo os códigos. Um operador real entrega-os a um fornecedor de correio. Até o operador os eliminar.',
      },
      attempts: {
        name: 'Tentativas',
        text: 'Quantas vezes alguém tentou uma palavra-passe ou um código errado numa conta, e de que endereço IP, sob hashes irreversíveis: para dificultar tentativas de adivinhação. Durante um dia após a última tentativa.',
      },
      serverLog: {
        name: 'Registo do servidor',
        text: 'Hora, número e causa técnica dos pedidos que falharam e, onde muitos são recusados, o endereço IP ou a rede do mais recente: para encontrar e corrigir falhas e para detetar ataques. Até o operador o eliminar.',
      },
      auditLog: {
        name: 'Registo de auditoria',
        text: 'O que a equipa do operador consultou e decidiu, sem nomes nem números de documentos: para que o acesso aos seus documentos possa ser verificado. Nunca é eliminado.',
      },
    },
    html: `
<p>Removemos de cada fotografia, à chegada, os dados de localização e da câmara. Uma fotografia que envie sem concluir o formulário é eliminada passado um dia.</p>
<h2>O que não guardamos</h2>
<ul>
<li>A sua palavra-passe ou um código de recuperação em forma legível.</li>
<li>O que vê ou onde toca na app.</li>
<li>Nada para publicidade. Nada é carregado de outras empresas e nada sobre si é enviado a nenhuma, a não ser que ative as notificações push: nesse caso, cada mensagem passa pelo serviço de push do fabricante do seu navegador, cifrada de modo que só o navegador a possa ler.</li>
</ul>
<h2>No seu dispositivo</h2>
<p>Um cookie mantém a sessão iniciada, e outro reconhece este navegador durante 400 dias, para que quem tentar adivinhar a sua palavra-passe não lhe possa impedir o acesso. Nenhum script os pode ler. A app memoriza o idioma, o tema, a moeda de apresentação e se os montantes estão ocultos. Para poder abrir sem ligação, conserva o que mostrou da última vez, sem cartões, documentos nem definições de segurança, durante sete dias no máximo ou até terminar sessão. Os formulários por concluir ficam no separador aberto até os enviar ou terminar sessão. As palavras-passe nunca são incluídas.</p>
<h2>Durante quanto tempo</h2>
<p>Quando encerra a conta, há um período de espera de 14 dias, durante o qual pode mudar de ideias. Depois, é apagado tudo o que diz quem é: nomes, endereço de email, palavras-passe, número do documento, fotografias, fotografia de perfil, segundo fator, chaves de acesso, sessões, atividade da conta, aceitações, mensagens que nos enviou e notificações. Os depósitos, levantamentos, conversões, ordens, bloqueios a prazo e movimentos ficam sob um número, porque os registos financeiros têm de estar completos. Um operador real diz aqui quantos anos a lei exige e se os documentos de identificação têm de ser conservados por mais tempo.</p>
<h2>Os seus direitos</h2>
<p>Na página Segurança, pode descarregar tudo o que guardamos sobre si e encerrar a conta. Se algo estiver errado, <a href="/contact">contacte o apoio ao cliente</a>.</p>`,
  },
  agreement: {
    title: 'Termos de utilização',
    html: `
<p>Os termos de utilização devem ser suficientemente curtos para serem lidos. Este exemplo não é vinculativo. Mostra onde ficam os termos de um operador real e o que devem abranger.</p>
<h2>1. A sua conta</h2>
<p>Uma pessoa, uma conta, com o seu próprio nome e endereço de email. Guarde a palavra-passe só para si; quem a tiver pode agir em seu nome. Pode terminar qualquer sessão e pode sair a qualquer momento.</p>
<h2>2. O seu dinheiro</h2>
<p>O seu saldo é seu, incluindo os montantes cativos. A contabilidade mantém-no separado das contas da própria plataforma, e levantar o que está disponível nunca depende de um depósito, de uma tarefa, de um bónus ou do nível de confiança.</p>
<h2>3. Preços e cotações</h2>
<p>Uma cotação indica os dois montantes, a taxa, a taxa média de mercado e o spread, e dura 15 segundos pelo relógio do servidor. Se a aceitar a tempo, é executada exatamente como apresentada. Caso contrário, nada acontece.</p>
<h2>4. Risco</h2>
<p>O valor das moedas e das criptomoedas pode mudar rapidamente e sem aviso. Use apenas dinheiro que possa perder. Nada nesta plataforma constitui aconselhamento.</p>
<h2>5. O que não podemos fazer</h2>
<p>Não podemos alterar um lançamento contabilístico, executar uma operação com números que não aceitou nem reter o seu dinheiro para exigir algo de si. Se cometermos um erro, corrigimo-lo com um lançamento que pode ver, com o respetivo motivo.</p>
<h2>6. Alterações</h2>
<p>Cada versão destes termos tem um número. Quando houver uma nova, mostramo-la e perguntamos se concorda. Até lá, a versão que aceitou continua em vigor para si, e nada fica bloqueado. Se o texto mudar enquanto abre uma conta, avisamos e perguntamos de novo.</p>
<h2>7. Dinheiro fictício</h2>
<p>No ambiente de testes, nada é real: nem os montantes, nem o mercado, nem o operador. Ninguém deve nada a ninguém.</p>`,
  },
};
