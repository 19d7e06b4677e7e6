import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'Sobre a Florin',
    html: `
<p>A Florin é um software de carteira e câmbio: várias moedas num só lugar, conversões entre elas e um registo de cada movimento com o saldo resultante. É de código aberto, com licença MIT, pelo que qualquer pessoa o pode ler, usar e modificar.</p>
<h2>O que pode fazer aqui</h2>
<ul>
<li>Ter criptomoedas e moedas fiduciárias e ver quanto valem em conjunto.</li>
<li>Depositar e levantar cripto, ou dinheiro por transferência bancária.</li>
<li>Converter com uma cotação ou executar ordens nos balcões de câmbio.</li>
<li>Experimentar as salas de alavancagem e os bloqueios a prazo, com as probabilidades, o custo e o resultado de cada ordem à vista.</li>
</ul>
<h2>O que defendemos</h2>
<ul>
<li><strong>Ver primeiro, verificar depois.</strong> A taxa, o spread e o montante a receber são-lhe mostrados antes de aceitar. Os mesmos números ficam depois no seu histórico, até à última casa decimal.</li>
<li><strong>Sem pressão.</strong> Os prazos são definidos pelo servidor, e deixar passar um não tem custos. Recusar é tão fácil como aceitar.</li>
<li><strong>Sem promessas.</strong> Os preços sobem e descem. Não os prevemos, e aqui ninguém o consegue fazer.</li>
<li><strong>O seu dinheiro é seu.</strong> Nenhum depósito, bónus, tarefa ou nível de confiança decide se o pode levantar.</li>
</ul>
<h2>Como é feita a contabilidade</h2>
<p>Com partidas dobradas: o que se acrescenta a uma conta é retirado de outra, de modo que a soma de cada moeda é sempre zero. Os lançamentos nunca são alterados nem eliminados. Um erro é corrigido com um novo lançamento que pode ver, com o respetivo motivo.</p>
<h2>Este ambiente de testes</h2>
<p>Aqui, todo o dinheiro é fictício. O mercado é simulado, os emails são guardados numa pasta, e há programas no lugar da equipa que analisaria depósitos e documentos. Não pode comprar nada com este dinheiro e não pode perder nada.</p>
<h2>Quem gere a Florin</h2>
<p>Quem iniciou este servidor. Por trás do ambiente de testes, não há empresa, licença, escritório nem equipa. Um operador real diz aqui quem é, onde está registado, quem o supervisiona e onde pode verificar cada uma destas informações.</p>`,
  },
  guarantee: {
    title: 'Garantia',
    html: `
<p>Uma garantia só vale aquilo que pode ser verificado. Esta página diz o que o software assegura, como o verificar e, com a mesma clareza, o que ninguém garante.</p>
<h2>O que o software assegura</h2>
<ul>
<li>O seu saldo não pode ser inferior a zero, e o mesmo dinheiro não pode ser gasto duas vezes. A própria base de dados o recusa.</li>
<li>Uma cotação que aceite é executada exatamente com os seus números, ou não é executada.</li>
<li>Um pagamento enviado duas vezes porque a ligação falhou é processado uma só vez.</li>
<li>Depois de registado, um lançamento fica no seu histórico e nunca é reescrito.</li>
<li>Um levantamento nunca depende de um depósito, de uma tarefa, de um bónus ou do nível de confiança.</li>
<li>Numa sala de alavancagem, não pode perder mais do que o montante da ordem.</li>
<li>Cada preço simulado resulta de valores publicados antes e revelados depois.</li>
</ul>
<h2>Como o verificar</h2>
<ol>
<li>Faça uma conversão e compare a cotação com o comprovativo e com o seu histórico.</li>
<li>Guarde os seus movimentos num ficheiro e some-os. A soma de cada moeda é o respetivo saldo.</li>
<li>Abra uma ordem liquidada de uma sala de alavancagem e escolha «Verificar resultado». O navegador volta a calcular o resultado, passo a passo, sem confiar em nada do que o servidor diz.</li>
</ol>
<h2>O que ninguém garante</h2>
<ul>
<li><strong>Preços.</strong> Uma moeda pode perder parte ou a totalidade do valor a qualquer momento.</li>
<li><strong>Rendimentos.</strong> Quem lhe prometer um não fala em nosso nome.</li>
<li><strong>Garantia de depósitos.</strong> Aqui não há nenhuma. Um operador real diz quem protege que montantes e onde o pode verificar.</li>
<li><strong>Anulações.</strong> Ninguém pode anular uma transferência numa blockchain para o endereço errado.</li>
<li><strong>Disponibilidade.</strong> Os servidores e as redes falham. O que começou não se perde, mas pode demorar mais.</li>
</ul>
<h2>Se algo correr mal</h2>
<p>Um erro na contabilidade é corrigido com um lançamento próprio, ao lado do errado, com o motivo. Se encontrar algum, <a href="/contact">indique ao apoio</a> o número do registo.</p>`,
  },
  partnership: {
    title: 'Parcerias',
    html: `
<p>Os parceiros trabalham com as mesmas chamadas que a própria app. Não há um segundo conjunto escondido: o servidor descreve todas em <code>/openapi.json</code>.</p>
<h2>O que os parceiros podem fazer</h2>
<ul>
<li>Mostrar preços e taxas públicos, com a origem e a hora.</li>
<li>Verificar as sementes publicadas do mercado simulado e, com elas, cada preço.</li>
<li>Criar uma app própria com as chamadas documentadas, para clientes que aí iniciem sessão.</li>
<li>Gerir a Florin por conta própria. A licença permite-o, também para fins comerciais.</li>
</ul>
<h2>O que os parceiros não podem fazer</h2>
<ul>
<li>Agir em nome de um cliente sem sessão iniciada.</li>
<li>Receber uma parte do dinheiro de outro cliente. Ninguém é pago por convidar alguém.</li>
<li>Pedir a um cliente uma palavra-passe, um código ou um depósito.</li>
</ul>
<h2>Quem são os nossos parceiros</h2>
<p>Ainda ninguém. Os parceiros no ecrã inicial são inventados e dizem-no. Um operador real indica aqui os seus parceiros, o que faz cada um e onde isso pode ser verificado.</p>
<h2>Fale connosco</h2>
<p>Um operador real indica aqui um nome, uma morada e uma forma de contacto. No ambiente de testes, não há ninguém a quem escrever.</p>`,
  },
  customer: {
    title: 'Apoio ao cliente',
    html: `
<p>O apoio ao cliente responde a perguntas e analisa problemas. As formas de contacto e o horário estão em <a href="/contact">Contactar o apoio</a>. O ambiente de testes não tem equipa de apoio; o que pode ser respondido sem ela está nesta página.</p>
<h2>Antes de escrever</h2>
<ol>
<li>Abra o registo em causa. Mostra o estado, o que se segue e, se algo foi recusado, porquê.</li>
<li>Copie o número. Começa por uma letra e ajuda mais do que uma captura de ecrã.</li>
<li>Se um erro mostrou um número de pedido, indique-o também. Leva ao momento exato no registo do servidor.</li>
</ol>
<h2>Depósitos e levantamentos</h2>
<dl>
<dt>Onde está o meu depósito?</dt>
<dd>O registo do depósito mostra se foi recebido, se está em análise, se foi creditado ou não, e porquê. No ambiente de testes, a análise demora alguns segundos.</dd>
<dt>Enviei pela rede errada.</dt>
<dd>Escreva de imediato, com o ID da transação. A possibilidade de recuperação depende da rede e muitas vezes não existe. É por isso que a app pede que compare a rede e o endereço.</dd>
<dt>Posso cancelar um levantamento?</dt>
<dd>Sim, até a análise começar, e recupera o montante na totalidade. Depois, já não é possível cancelá-lo, e uma transferência enviada não pode ser anulada.</dd>
</dl>
<h2>Conta</h2>
<dl>
<dt>O código por email não chega.</dt>
<dd>Verifique a pasta de spam e peça um novo código passado um minuto. No ambiente de testes, os emails são ficheiros na pasta <code>outbox</code> da pasta de dados.</dd>
<dt>Esqueci-me da palavra-passe ou perdi a app de autenticação.</dt>
<dd>A página de início de sessão indica os passos em ambos os casos. Depois, os levantamentos ficam suspensos durante 24 horas, para que quem tenha entrado na sua conta não a possa esvaziar de imediato.</dd>
<dt>Uma cotação expirou antes de eu a confirmar.</dt>
<dd>Nada foi convertido. Verá a nova taxa ao lado da anterior e pode decidir novamente.</dd>
</dl>
<h2>O que o apoio ao cliente nunca pede</h2>
<p>A sua palavra-passe, a palavra-passe de levantamento, um código ou um depósito. Quem lhe pedir alguma destas coisas não é da nossa equipa.</p>`,
  },
  transparency: {
    title: 'Transparência',
    html: `
<p>Não precisa de acreditar na nossa palavra. O que é publicado aqui destina-se a ser verificado, e o que ainda não é publicado também é indicado.</p>
<h2>Preços</h2>
<p>No ambiente de testes, os preços são gerados por um simulador. As sementes de cada dia formam uma cadeia de hashes cujo fim é publicado antes de o dia começar, e a semente de cada minuto é revelada depois desse minuto. Com estes dados, qualquer pessoa pode voltar a calcular cada preço e ver que nenhum foi escolhido a nosso favor. Os dados vêm da chamada <code>/api/market/commitments</code>.</p>
<h2>Salas de alavancagem</h2>
<p>Cada categoria mostra o pagamento, a probabilidade e a parte que, em média, fica para a plataforma, calculados pelo mesmo código que liquida as ordens. Cada sala mostra a percentagem de contas que perderam efetivamente dinheiro. Escolha «Verificar resultado» numa ordem liquidada e o navegador volta a calcular o resultado.</p>
<h2>Quanto custa converter</h2>
<p>O spread entre a taxa média de mercado e a taxa da sua cotação. É mostrado em percentagem e em montante antes de aceitar. É registado numa conta própria, pelo que o total é conhecido até à última casa decimal.</p>
<h2>O que devemos aos clientes</h2>
<p>Cada saldo é uma dívida da plataforma para com o cliente. Com periodicidade fixa, os saldos de todos os clientes são reunidos, através de hashes, numa árvore por moeda, cuja raiz e cujo total são publicados aqui, ao lado do que detemos. O seu dispositivo pode calcular o caminho de cada um dos seus saldos até essa raiz. O que detemos vem da nossa própria contabilidade: ninguém o compara por si com uma blockchain ou um banco.</p>
<h2>Números que não publicamos</h2>
<p>Não encontrará aqui o total de utilizadores ou de pessoas a negociar, nem volumes. Num ambiente de testes quase não há nada para contar, e um número inventado seria uma mentira. A única exceção: cada sala de alavancagem mostra quantas pessoas lá estão neste momento, e esse número é efetivamente contado.</p>`,
  },
};
