import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Ceci est un exemple d’article.',
  texts: {
    'play-money': {
      title: 'Dans cette version de démonstration, tout l’argent est fictif',
      summary: 'Ce qui est simulé ici, et ce qui fonctionne exactement comme avec de l’argent réel.',
      html: `
<p>Vous êtes sur une version de démonstration : le marché est simulé, un programme confirme les dépôts, et les e-mails sont déposés dans un dossier.</p>
<h2>Ce qui est simulé</h2>
<ul><li>Les cours, par un générateur dont les graines sont publiées.</li><li>L’exploitant qui examine les dépôts et les documents, par un programme qui répond en quelques secondes.</li><li>Les adresses de dépôt. N’y envoyez jamais rien de réel.</li></ul>
<h2>Ce qui ne l’est pas</h2>
<p>Les comptes. Chaque opération passe par le même grand livre en partie double, avec les mêmes verrous, contrôles et traces qu’avec de l’argent réel. Si vous trouvez ici un moyen d’obtenir un solde erroné, il le serait tout autant avec de l’argent réel.</p>`,
    },
    restart: {
      title: 'Ce que deviennent vos ordres quand nous redémarrons',
      summary: 'Les mises à jour interrompent le service un instant. Rien de ce que vous avez commencé n’est perdu.',
      html: `
<p>De temps en temps, le serveur est mis à jour et redémarre. Pendant un instant, l’application indique qu’elle ne peut pas nous joindre, puis réessaie d’elle-même.</p>
<h2>Ce qui continue ensuite</h2>
<p>Les dépôts, les retraits, les ordres aux comptoirs et les blocages à durée fixe sont enregistrés avec chaque étape franchie. Après le redémarrage, chacun reprend là où il en était.</p>
<h2>Ce qui peut expirer entre-temps</h2>
<ul><li>Une cotation dure 15 secondes. Si elle expire, rien n’est converti, et vous en recevez une nouvelle.</li><li>Si le cours d’une salle à effet de levier ne peut pas être prouvé à temps, tous les montants engagés dans la période sont entièrement remboursés.</li></ul>
<h2>Si vous veniez d’appuyer sur un bouton</h2>
<p>Vous pouvez appuyer à nouveau. Chaque demande porte son propre numéro : elle n’est donc traitée qu’une fois, même si elle arrive plusieurs fois.</p>`,
    },
    'check-price': {
      title: 'Comment vérifier un cours simulé',
      summary: 'Des graines, une chaîne de hachage, et le moyen de recalculer chaque mouvement d’une journée.',
      html: `
<p>Un simulateur pourrait tricher en choisissant des cours favorables à celui qui l’exploite. Le nôtre est conçu pour qu’une tricherie se voie.</p>
<ol><li>Avant le début d’une journée, une chaîne de graines secrètes est générée, une par minute. Chaque graine est l’empreinte de la suivante, et la fin de la chaîne est publiée avec son heure.</li>
<li>Les cours d’une minute découlent de la seule graine de cette minute, par un calcul public.</li>
<li>Une fois la minute écoulée, sa graine est révélée. Hachez-la : vous obtenez celle qui a été révélée avant elle et, pour finir, la valeur publiée.</li></ol>
<p>Personne ne peut donc remplacer une graine après coup, et chacun peut, avec les graines, recalculer tous les cours. L’appel <code>/api/market/commitments</code> fournit tout cela.</p>`,
    },
    alerts: {
      title: 'Des alertes de cours discrètes',
      summary: 'Une notification quand un cours est atteint, et aucune pour vous pousser à agir.',
      html: `
<p>Ouvrez un marché, choisissez un cours au-dessus ou au-dessous du cours actuel, et vous recevez une seule notification quand il est atteint. Ensuite, l’alerte est désactivée.</p>
<ul><li>Les cours sont comparés en permanence, que l’application soit ouverte ou non.</li><li>La notification indique le cours et l’heure. Elle ne dit pas quoi faire.</li><li>Vos alertes se trouvent dans Marchés, où vous pouvez aussi les supprimer.</li></ul>
<p>Une alerte n’est pas un ordre. Elle n’achète et ne vend rien.</p>`,
    },
    quote: {
      title: 'Quinze secondes : qu’est-ce qu’une cotation',
      summary: 'Pourquoi un taux est fixé pour un instant, et ce qui se passe quand il expire.',
      html: `
<p>Quand vous convertissez, vous recevez d’abord une cotation : les deux montants, le taux, le taux moyen du marché et le spread qui les sépare, en pourcentage et en montant.</p>
<h2>Tant qu’elle est valable</h2><p>La cotation est valable 15 secondes, comptées par le serveur et non par votre téléphone. L’anneau montre le temps restant. Si vous acceptez, vous obtenez exactement ces chiffres.</p>
<h2>Quand elle expire</h2><p>Rien n’est converti. Le nouveau taux s’affiche à côté de l’ancien, et vous pouvez de nouveau décider. Attendre ne coûte rien, et rien ne vous oblige à décider.</p>`,
    },
    'network-paused': {
      title: 'Quand un réseau est suspendu',
      summary: 'Pourquoi les dépôts ou les retraits s’arrêtent parfois sur un réseau, et ce que vous pouvez faire.',
      html: `
<p>Les réseaux sont entretenus et mis à niveau, et il arrive qu’ils tombent en panne ou soient saturés. Nous suspendons alors les dépôts ou les retraits de cette devise sur ce réseau, et l’application en indique la raison.</p>
<h2>Dépôts</h2><p>Aucune adresse n’est affichée tant que les dépôts sont suspendus, afin que rien de nouveau ne soit envoyé. Si vous avez fait un envoi avant, vous pouvez tout de même le déclarer. Il sera crédité une fois le réseau rétabli.</p>
<h2>Retraits</h2><p>Choisissez un autre réseau si la devise en propose un que votre autre portefeuille accepte aussi. Un retrait en attente peut encore être annulé jusqu’au début de sa vérification, et vous récupérez la totalité.</p>
<p>Une suspension ne touche ni votre solde ni les conversions.</p>`,
    },
    network: {
      title: 'Choisir le bon réseau',
      summary: 'Une même cryptomonnaie circule sur plusieurs réseaux, et ils ne communiquent pas entre eux.',
      html: `
<p>Certaines cryptomonnaies existent sur plusieurs réseaux. Elles y portent le même nom, mais un transfert sur un réseau n’arrive pas sur un autre.</p>
<ol><li>Vérifiez par quel réseau votre autre portefeuille envoie.</li><li>Choisissez le même ici avant de copier l’adresse.</li><li>Comparez le début, le milieu et la fin de l’adresse. Un logiciel malveillant peut remplacer une adresse pendant que vous la copiez.</li><li>S’il y a un tag de destination, copiez-le aussi. Sans lui, le transfert ne peut pas vous être attribué.</li><li>Avant un gros montant, envoyez-en un petit.</li></ol>
<p>Un transfert par le mauvais réseau se récupère rarement, et personne ne peut promettre qu’il le sera.</p>`,
    },
    'support-never': {
      title: 'Ce que l’assistance ne demande jamais',
      summary: 'Trois phrases qui montrent que ce n’est pas nous.',
      html: `
<p>Le plus souvent, l’argent ne se perd pas à cause d’un logiciel défaillant, mais à cause d’une voix aimable. L’assistance ne dit jamais ceci :</p>
<ul><li>« Lisez-moi le code que vous venez de recevoir. »</li><li>« Il nous faut votre mot de passe pour contrôler votre compte. »</li><li>« Déposez encore un peu, et nous pourrons verser le reste. »</li></ul>
<p>La personne qui prononce l’une de ces phrases en veut à votre argent. Mettez fin à la conversation. Si vous avez déjà répondu, changez votre mot de passe et prévenez la véritable assistance, avant toute autre chose.</p>`,
    },
    password: {
      title: 'Un mot de passe facile à retenir',
      summary: 'Plusieurs mots valent mieux qu’un seul plein de symboles.',
      html: `
<p>Un bon mot de passe est long et ne sert nulle part ailleurs. Quatre ou cinq mots au hasard se retiennent mieux qu’un seul mot plein de symboles, et se devinent beaucoup plus difficilement.</p>
<ul><li>Tous les alphabets conviennent, et les espaces aussi.</li><li>Un gestionnaire de mots de passe en crée et en retient de meilleurs que chacun de nous.</li><li>Le mot de passe de votre messagerie compte tout autant : quiconque lit vos e-mails peut demander des codes.</li><li>Une clé d’accès est encore mieux. Il n’y a rien à retenir, et elle ne fonctionne que sur le vrai site.</li></ul>`,
    },
    records: {
      title: 'Lire votre historique',
      summary: 'Disponible, réservé, et le solde après chaque opération.',
      html: `
<p>Chaque devise a deux soldes. Le montant <strong>disponible</strong> est ce que vous pouvez utiliser maintenant. Le montant <strong>réservé</strong> est aussi à vous, mais mis de côté pour une opération en cours, comme un retrait en vérification. Si elle n’aboutit pas, vous récupérez la totalité.</p>
<p>Chaque opération indique le montant au dernier chiffre près et le solde qui en résulte. Si vous additionnez tout depuis la première, vous obtenez le dernier solde. Un écart signalerait une anomalie : un contrôle automatique le recherche après chaque test du logiciel.</p>`,
    },
    spread: {
      title: 'Taux moyen, spread et coût d’une conversion',
      summary: 'Un seul chiffre dit tout, à condition de le montrer.',
      html: `
<p>Le taux moyen du marché se situe à mi-chemin entre ce que proposent les acheteurs et ce que demandent les vendeurs. Le service qui effectue la conversion vous donne un peu moins. La différence est le spread, et c’est le prix de la conversion.</p>
<p>De nombreux services ne montrent que leur propre taux et annoncent « sans frais ». Ici, la cotation montre aussi le taux moyen du marché, et le spread en pourcentage et en montant. Comparez ce seul chiffre, et vous aurez tout comparé.</p>`,
    },
  },
};
