import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'À propos de Florin',
    html: `
<p>Florin est un logiciel de portefeuille et d’échange : plusieurs devises au même endroit, des conversions entre elles, et une trace de chaque opération avec le solde qui en résulte. Il est libre, sous licence MIT : chacun peut le lire, l’exploiter et le modifier.</p>
<h2>Ce que vous pouvez faire ici</h2>
<ul>
<li>Détenir des cryptos et des monnaies fiat, et voir ce qu’elles valent ensemble.</li>
<li>Déposer et retirer des cryptos, ou de l’argent par virement bancaire.</li>
<li>Convertir au taux d’une cotation, ou exécuter des ordres aux comptoirs d’échange.</li>
<li>Essayer les salles à effet de levier et les blocages à durée fixe, avec les probabilités, le coût et le résultat de chaque ordre au grand jour.</li>
</ul>
<h2>Nos principes</h2>
<ul>
<li><strong>Voir d’abord, vérifier ensuite.</strong> Vous voyez le taux, le spread et le montant que vous recevrez avant d’accepter. Les mêmes chiffres figurent ensuite dans votre historique, jusqu’au dernier.</li>
<li><strong>Aucune pression.</strong> Les délais sont fixés par le serveur, et en laisser passer un ne coûte rien. Refuser est aussi simple qu’accepter.</li>
<li><strong>Aucune promesse.</strong> Les cours montent et descendent. Nous ne les prédisons pas, et personne ici ne le peut.</li>
<li><strong>Votre argent est à vous.</strong> Aucun dépôt, bonus, indice ou tâche ne décide si vous pouvez le retirer.</li>
</ul>
<h2>Comment les comptes sont tenus</h2>
<p>En partie double : ce qui est ajouté à un compte est pris sur un autre, si bien que la somme de chaque devise est toujours nulle. Les écritures ne sont jamais modifiées ni supprimées. Une erreur est corrigée par une nouvelle écriture que vous pouvez voir, avec son motif.</p>
<h2>Cette version de démonstration</h2>
<p>Tout l’argent y est fictif. Le marché est simulé, les e-mails sont écrits dans un dossier, et des programmes remplacent le personnel qui examinerait les dépôts et les documents. Cet argent ne permet de rien acheter, et vous ne pouvez rien perdre.</p>
<h2>Qui l’exploite</h2>
<p>La personne qui a démarré ce serveur. Derrière la version de démonstration, il n’y a ni société, ni agrément, ni bureau, ni équipe. Un véritable exploitant dit ici qui il est, où il est immatriculé, qui le surveille, et où vous pouvez vérifier chacun de ces points.</p>`,
  },
  guarantee: {
    title: 'Garantie',
    html: `
<p>Une garantie ne vaut que ce que vous pouvez vérifier. Cette page dit ce que le logiciel assure, comment le vérifier et, tout aussi clairement, ce que personne ne garantit.</p>
<h2>Ce que le logiciel assure</h2>
<ul>
<li>Votre solde ne peut pas devenir négatif, et le même argent ne peut pas être dépensé deux fois. La base de données elle-même s’y oppose.</li>
<li>Une cotation que vous acceptez est exécutée exactement à ses chiffres, ou pas du tout.</li>
<li>Un paiement envoyé deux fois parce que la connexion a été coupée n’est traité qu’une fois.</li>
<li>Une fois enregistrée, une écriture reste dans votre historique et n’est jamais réécrite.</li>
<li>Un retrait ne dépend jamais d’un dépôt, d’une tâche, d’un bonus ou d’un indice.</li>
<li>Dans une salle à effet de levier, vous ne pouvez pas perdre plus que le montant engagé.</li>
<li>Chaque cours simulé découle de valeurs publiées avant et révélées après.</li>
</ul>
<h2>Comment le vérifier</h2>
<ol>
<li>Faites une conversion, et comparez la cotation avec le reçu et avec votre historique.</li>
<li>Enregistrez vos opérations dans un fichier et additionnez-les. La somme de chaque devise est son solde.</li>
<li>Ouvrez un ordre réglé d’une salle à effet de levier et choisissez « Vérifier ce résultat ». Votre navigateur recalcule le résultat, étape par étape, sans se fier à rien de ce que dit le serveur.</li>
</ol>
<h2>Ce que personne ne garantit</h2>
<ul>
<li><strong>Les cours.</strong> Une devise peut perdre une partie ou la totalité de sa valeur à tout moment.</li>
<li><strong>Les rendements.</strong> Quiconque vous en promet un ne parle pas en notre nom.</li>
<li><strong>La garantie des dépôts.</strong> Il n’y en a pas ici. Un véritable exploitant indique qui protège quels montants, et où vous pouvez le vérifier.</li>
<li><strong>L’annulation.</strong> Personne ne peut reprendre un transfert envoyé à la mauvaise adresse sur une blockchain.</li>
<li><strong>La disponibilité.</strong> Les serveurs et les réseaux tombent en panne. Ce que vous avez commencé n’est pas perdu, mais peut prendre plus de temps.</li>
</ul>
<h2>En cas de problème</h2>
<p>Une erreur dans les comptes est corrigée par une écriture distincte, à côté de celle qui était fausse, avec le motif. Si vous en trouvez une, <a href="/contact">indiquez à l’assistance</a> le numéro de l’opération.</p>`,
  },
  partnership: {
    title: 'Partenariat',
    html: `
<p>Les partenaires utilisent les mêmes appels que l’application elle-même. Il n’y en a pas d’autres, cachés : le serveur les décrit tous dans <code>/openapi.json</code>.</p>
<h2>Ce que les partenaires peuvent faire</h2>
<ul>
<li>Afficher les cours et les taux publics, avec leur source et leur heure.</li>
<li>Vérifier les graines publiées du marché simulé et, avec elles, chaque cours.</li>
<li>Créer leur propre application à partir des appels documentés, pour les clients qui s’y connectent.</li>
<li>Exploiter Florin eux-mêmes. La licence le permet, y compris à des fins commerciales.</li>
</ul>
<h2>Ce que les partenaires ne peuvent pas faire</h2>
<ul>
<li>Agir pour un client qui n’est pas connecté.</li>
<li>Toucher une part de l’argent d’un autre client. Personne n’est payé pour une invitation.</li>
<li>Demander à un client un mot de passe, un code ou un dépôt.</li>
</ul>
<h2>Qui sont nos partenaires</h2>
<p>Nous n’en avons pas encore. Les partenaires de l’écran d’accueil sont inventés et présentés comme tels. Un véritable exploitant nomme ici ses partenaires, ce que fait chacun d’eux, et où cela peut être vérifié.</p>
<h2>Nous contacter</h2>
<p>Un véritable exploitant donne ici un nom, une adresse et un moyen de le joindre. Dans la version de démonstration, il n’y a personne à qui écrire.</p>`,
  },
  customer: {
    title: 'Assistance',
    html: `
<p>L’assistance répond aux questions et examine les problèmes. Les moyens de la joindre et ses horaires se trouvent dans <a href="/contact">Contacter l’assistance</a>. La version de démonstration n’a pas d’équipe d’assistance ; ce à quoi l’on peut répondre sans elle se trouve sur cette page.</p>
<h2>Avant d’écrire</h2>
<ol>
<li>Ouvrez l’opération concernée. Vous y voyez son statut, la suite et, en cas de refus, le motif.</li>
<li>Copiez son numéro. Il commence par une lettre et aide plus qu’une capture d’écran.</li>
<li>Si une erreur affichait un numéro de requête, indiquez-le aussi. Il mène au moment exact dans le journal du serveur.</li>
</ol>
<h2>Dépôts et retraits</h2>
<dl>
<dt>Où est mon dépôt ?</dt>
<dd>L’historique indique s’il a été reçu, s’il est en vérification, s’il a été crédité ou non, et pourquoi. Dans la version de démonstration, la vérification prend quelques secondes.</dd>
<dt>J’ai utilisé le mauvais réseau.</dt>
<dd>Écrivez tout de suite, avec l’ID de transaction. La récupération dépend du réseau, et elle est souvent impossible. C’est pourquoi l’application vous demande de comparer le réseau et l’adresse.</dd>
<dt>Puis-je arrêter un retrait ?</dt>
<dd>Oui, jusqu’au début de sa vérification, et vous récupérez la totalité. Ensuite, il ne peut plus être arrêté, et un transfert envoyé est irréversible.</dd>
</dl>
<h2>Compte</h2>
<dl>
<dt>Le code par e-mail n’arrive pas.</dt>
<dd>Regardez dans vos courriers indésirables et demandez un nouveau code après une minute. Dans la version de démonstration, les e-mails sont des fichiers du dossier <code>outbox</code>, dans le dossier de données.</dd>
<dt>J’ai oublié mon mot de passe, ou perdu mon application d’authentification.</dt>
<dd>La page de connexion vous guide dans les deux cas. Les retraits sont ensuite suspendus pendant 24 heures, pour que personne ne puisse vider aussitôt un compte dont il aurait pris le contrôle.</dd>
<dt>Une cotation a expiré avant que je la confirme.</dt>
<dd>Rien n’a été converti. Le nouveau taux s’affiche à côté de l’ancien, et vous pouvez de nouveau décider.</dd>
</dl>
<h2>Ce que l’assistance ne demande jamais</h2>
<p>Votre mot de passe, votre mot de passe de retrait, un code ou un dépôt. Si quelqu’un vous le demande, ce n’est pas nous.</p>`,
  },
  transparency: {
    title: 'Transparence',
    html: `
<p>Ne nous croyez pas sur parole. Ce qui est publié ici est fait pour être vérifié, et ce qui ne l’est pas encore est indiqué aussi.</p>
<h2>Cours</h2>
<p>Dans la version de démonstration, un simulateur produit les cours. Les graines de chaque jour forment une chaîne de hachage dont la fin est publiée avant le début du jour, et la graine de chaque minute est révélée après cette minute. Avec les deux, chacun peut recalculer tous les cours et voir qu’aucun n’a été choisi à notre avantage. Les données proviennent de l’appel <code>/api/market/commitments</code>.</p>
<h2>Salles à effet de levier</h2>
<p>Chaque catégorie indique son versement, sa probabilité et la part que la plateforme garde en moyenne, calculés par le code qui règle les ordres. Chaque salle indique la part des comptes qui ont réellement perdu de l’argent. Choisissez « Vérifier ce résultat » sur un ordre réglé, et votre navigateur recalcule le résultat.</p>
<h2>Ce que coûte une conversion</h2>
<p>Le spread entre le taux moyen du marché et celui de votre cotation. Vous le voyez en pourcentage et en montant avant d’accepter. Il est inscrit sur un compte à part : son total est donc connu au dernier chiffre près.</p>
<h2>Ce que nous devons aux clients</h2>
<p>Chaque solde est une dette de la plateforme. À intervalles fixes, les soldes de tous les clients sont hachés dans un arbre par devise, dont la racine et le total sont publiés ici à côté de ce que nous détenons. Votre appareil peut calculer le chemin de chacun de vos soldes jusqu’à cette racine. Ce que nous détenons provient de notre propre grand livre : personne ne le compare pour vous avec une blockchain ou une banque.</p>
<h2>Les chiffres que nous ne publions pas</h2>
<p>Vous ne trouverez ici ni nombre total d’utilisateurs ou de traders, ni volumes. Dans une version de démonstration, il n’y a presque rien à compter, et un chiffre inventé serait un mensonge. Seule exception : chaque salle à effet de levier indique combien de personnes s’y trouvent en ce moment, et ce nombre est réellement compté.</p>`,
  },
};
