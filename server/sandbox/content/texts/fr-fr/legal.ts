import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Ceci est un exemple de texte.</strong> Florin est un logiciel, et l’exploitant décrit ici n’existe pas. Quiconque exploite Florin remplace cette page.</p>',
  policy: {
    title: 'Politique de confidentialité',
    intro:
      'Cette page indique ce que Florin conserve sur vous, pourquoi et pendant combien de temps. Elle décrit ce que le logiciel fait aujourd’hui. Un véritable exploitant y ajoute son nom, son adresse et le droit qui lui est applicable.',
    heading: 'Ce que nous conservons',
    stored: {
      account: {
        name: 'Données du compte',
        text: 'Identifiant, pseudo, adresse e-mail, langue, code d’invitation, auteur de votre invitation, et si les retraits sont suspendus : pour vous connecter, pour vous écrire et pour protéger votre argent. Jusqu’à la clôture du compte.',
      },
      passwords: {
        name: 'Mots de passe',
        text: 'Une empreinte à sens unique de votre mot de passe de connexion et de votre mot de passe de retrait : pour contrôler un mot de passe sans le connaître. Jusqu’à ce que vous le changiez ou jusqu’à la clôture du compte.',
      },
      agreements: {
        name: 'Votre accord',
        text: 'Quelle version des conditions d’utilisation et de la présente politique vous avez acceptée, et quand : pour que vous et nous puissions le retrouver. Jusqu’à la clôture du compte.',
      },
      avatar: {
        name: 'Photo de profil',
        text: 'Pour l’afficher à côté de votre nom. Jusqu’à ce que vous la remplaciez ou la supprimiez.',
      },
      identity: {
        name: 'Pièces d’identité',
        text: 'Votre nom complet, votre numéro de pièce d’identité et les photos de celle-ci : pour vérifier votre identité. Le numéro est chiffré ; les photos ne sont visibles que de vous et du vérificateur. Jusqu’à la clôture du compte. Si un dossier n’a pas été validé, le numéro et les photos restent jusqu’à votre envoi suivant ; sa date, le nom et le motif sont conservés.',
      },
      secondFactor: {
        name: 'Second facteur',
        text: 'Le secret de votre application d’authentification, chiffré, et des empreintes à sens unique de vos codes de secours : pour contrôler vos codes. Jusqu’à la désactivation.',
      },
      removals: {
        name: 'Demandes de suppression de votre application d’authentification',
        text: 'Ce que vous avez écrit, ce qui a servi de preuve, l’origine de la demande et la décision prise : pour qu’une demande faite par un inconnu puisse être contrôlée et arrêtée. Jusqu’à la clôture du compte.',
      },
      passkeys: {
        name: 'Clés d’accès',
        text: 'La clé publique, le nom que vous lui avez donné, l’identifiant que l’appareil lui attribue et sa dernière utilisation : pour vous connecter sans mot de passe. Jamais votre empreinte digitale ni votre visage. Jusqu’à ce que vous la supprimiez.',
      },
      sessions: {
        name: 'Sessions',
        text: 'Le navigateur, l’appareil et l’adresse IP de chaque connexion, son début, sa dernière utilisation et sa fin, ainsi que des empreintes à sens unique de ce qui maintient votre connexion, d’un nombre aléatoire pour le navigateur et du lien de l’e-mail sur un nouvel appareil : pour reconnaître vos appareils, vous en signaler un nouveau et vous permettre de fermer sa session. Une session prend fin après 30 jours sans utilisation, et 180 jours après la connexion. Sa trace reste jusqu’à la clôture du compte.',
      },
      activity: {
        name: 'Activité du compte',
        text: 'Les connexions, les mots de passe et codes erronés et les modifications de vos réglages de sécurité, avec l’heure, l’adresse IP, le navigateur et l’appareil : pour que vous puissiez repérer un inconnu. Jusqu’à la clôture du compte.',
      },
      money: {
        name: 'Dépôts, retraits, conversions, ordres d’échange, ordres à effet de levier, blocages à durée fixe et opérations',
        text: 'Avec les cotations et les offres auxquelles ils ont été exécutés, votre progression aux comptoirs, les adresses et les numéros de carte masqués vers lesquels l’argent est parti, vos soldes et le solde après chaque opération : parce qu’il s’agit de notre historique financier. Ces données restent après la clôture du compte, voir « Pendant combien de temps ». Les cotations, recherches aux comptoirs et offres que vous n’avez pas acceptées, les retraits que vous avez vérifiés sans les confirmer et les copies de réponses qui évitent de traiter un paiement deux fois disparaissent avec le compte.',
      },
      rooms: {
        name: 'Vos limites, vos pauses et votre temps dans les salles à effet de levier',
        text: 'Vos propres limites de montants engagés et de pertes, ce que vous avez engagé et perdu chaque jour, une pause que vous avez choisie, le temps que vous avez passé dans chaque salle et le code d’accès que vous avez saisi : pour que vos limites valent sur chaque appareil et que la salle puisse vous indiquer le temps passé. Jusqu’à la clôture du compte.',
      },
      addresses: {
        name: 'Adresses enregistrées',
        text: 'Les adresses de portefeuille de votre carnet d’adresses, avec les noms que vous leur donnez : pour que vous puissiez en choisir une et limiter les retraits à celles-ci. Jusqu’à ce que vous les supprimiez ou jusqu’à la clôture du compte.',
      },
      cards: {
        name: 'Cartes bancaires',
        text: 'Les cartes que vous avez ajoutées, avec le numéro, la banque, le titulaire et le téléphone : pour que nous puissions y verser vos retraits. Le numéro est chiffré ; vous le voyez masqué. Jusqu’à ce que vous les supprimiez ou jusqu’à la clôture du compte. Un retrait conserve le numéro masqué.',
      },
      markets: {
        name: 'Marchés favoris et alertes de cours',
        text: 'Les marchés que vous avez marqués et les cours pour lesquels vous avez créé des alertes : pour que vous les retrouviez sur chaque appareil et que nous puissions vous prévenir. Jusqu’à ce que vous les supprimiez ou jusqu’à la clôture du compte ; une alerte déclenchée, pendant 30 jours.',
      },
      receipts: {
        name: 'Justificatifs de transfert',
        text: 'Pour confirmer un dépôt. Jusqu’à la clôture du compte.',
      },
      petitions: {
        name: 'Vos messages',
        text: 'Ce que vous avez écrit dans Remarques et demandes, les images jointes et nos réponses : pour que nous puissions répondre et que vous puissiez les retrouver. Jusqu’à la clôture du compte.',
      },
      notices: {
        name: 'Notifications',
        text: 'Les notifications que nous vous avons envoyées, celles que vous avez lues et vos réglages de notifications. Jusqu’à la clôture du compte. Si vous activez les notifications push, l’adresse et les clés que votre navigateur a fournies pour cela : jusqu’à ce que vous les désactiviez ou vous déconnectiez de ce navigateur.',
      },
      codes: {
        name: 'Codes par e-mail',
        text: 'Une empreinte à sens unique du code, l’adresse à laquelle il a été envoyé et l’adresse IP qui l’a demandé : pour contrôler le code et éviter que quelqu’un ne vous inonde d’e-mails. Pendant un jour.',
      },
      emails: {
        name: 'E-mails à votre intention',
        text: 'Jusqu’à son envoi, et un jour au plus, chacun est conservé chiffré dans la base de données. Dans la version de démonstration, chacun est un fichier du dossier outbox, codes compris. Un véritable exploitant les confie à un fournisseur de messagerie. Jusqu’à ce que l’exploitant les supprime.',
      },
      attempts: {
        name: 'Tentatives',
        text: 'Combien de fois quelqu’un a essayé un mot de passe ou un code erroné pour un compte, et depuis quelle adresse IP, sous forme d’empreintes à sens unique : pour ralentir les essais au hasard. Pendant un jour après la dernière tentative.',
      },
      serverLog: {
        name: 'Journal du serveur',
        text: 'L’heure, le numéro et la cause technique des requêtes qui ont échoué et, là où beaucoup sont refusées, l’adresse IP ou le réseau de la dernière : pour trouver et corriger les défauts, et pour détecter les attaques. Jusqu’à ce que l’exploitant le supprime.',
      },
      auditLog: {
        name: 'Journal d’audit',
        text: 'Ce que le personnel de l’exploitant a consulté et décidé, sans noms ni numéros de pièce d’identité : pour que l’accès à vos documents puisse être contrôlé. Il n’est jamais supprimé.',
      },
    },
    html: `
<p>Dès réception, nous supprimons de toutes les photos les données de localisation et d’appareil. Une photo que vous chargez sans envoyer le formulaire est supprimée après un jour.</p>
<h2>Ce que nous ne conservons pas</h2>
<ul>
<li>Votre mot de passe ou un code de secours sous forme lisible.</li>
<li>Ce que vous regardez ou touchez dans l’application.</li>
<li>Quoi que ce soit à des fins publicitaires. Rien n’est chargé depuis d’autres entreprises, et rien sur vous ne leur est envoyé, sauf si vous activez les notifications push : chaque message passe alors par le service push de l’éditeur de votre navigateur, chiffré de sorte que seul votre navigateur peut le lire.</li>
</ul>
<h2>Sur votre appareil</h2>
<p>Un cookie maintient votre connexion, et un autre reconnaît ce navigateur pendant 400 jours, afin que personne ne puisse vous bloquer l’accès en essayant de deviner votre mot de passe. Aucun script ne peut les lire. L’application retient votre langue, votre thème, votre devise d’affichage et si les montants sont masqués. Pour pouvoir s’ouvrir sans connexion, elle garde ce qu’elle vous a montré en dernier, sans les cartes, les documents ni les réglages de sécurité, pendant sept jours au plus ou jusqu’à votre déconnexion. Les formulaires commencés restent dans l’onglet ouvert jusqu’à leur envoi ou votre déconnexion. Les mots de passe n’en font jamais partie.</p>
<h2>Pendant combien de temps</h2>
<p>Quand vous clôturez votre compte, un délai de 14 jours s’écoule, pendant lequel vous pouvez changer d’avis. Ensuite, tout ce qui dit qui vous êtes est effacé : noms, adresse e-mail, mots de passe, numéro de pièce d’identité, photos, photo de profil, second facteur, clés d’accès, sessions, activité du compte, accords, messages et notifications. Les dépôts, retraits, conversions, ordres, blocages à durée fixe et opérations restent sous un numéro, car l’historique financier doit être complet. Un véritable exploitant indique ici combien d’années la loi exige, et si les pièces d’identité doivent être conservées plus longtemps.</p>
<h2>Vos droits</h2>
<p>Dans Sécurité, vous pouvez télécharger tout ce que nous conservons sur vous et clôturer votre compte. Si quelque chose est inexact, <a href="/contact">contactez l’assistance</a>.</p>`,
  },
  agreement: {
    title: 'Conditions d’utilisation',
    html: `
<p>Des conditions devraient être assez courtes pour être lues. Cet exemple n’engage personne. Il montre où se trouvent les conditions d’un véritable exploitant et ce qu’elles devraient couvrir.</p>
<h2>1. Votre compte</h2>
<p>Une personne, un compte, à votre propre nom et avec votre propre adresse e-mail. Gardez votre mot de passe pour vous ; quiconque le possède peut agir à votre place. Vous pouvez fermer toute session et partir à tout moment.</p>
<h2>2. Votre argent</h2>
<p>Votre solde vous appartient, montants réservés compris. Le grand livre le tient séparé des comptes propres de la plateforme, et le retrait de ce qui est disponible ne dépend jamais d’un dépôt, d’une tâche, d’un bonus ou d’un indice.</p>
<h2>3. Cours et cotations</h2>
<p>Une cotation indique les deux montants, le taux, le taux moyen du marché et le spread, et dure 15 secondes à l’horloge du serveur. Si vous l’acceptez à temps, elle est exécutée exactement comme affichée. Sinon, il ne se passe rien.</p>
<h2>4. Risques</h2>
<p>La valeur des monnaies et des cryptomonnaies peut changer rapidement et sans prévenir. N’utilisez que de l’argent que vous pouvez vous permettre de perdre. Rien sur cette plateforme n’est un conseil.</p>
<h2>5. Ce que nous n’avons pas le droit de faire</h2>
<p>Nous n’avons pas le droit de modifier une écriture du grand livre, d’exécuter un ordre à des conditions que vous n’avez pas acceptées, ni de retenir votre argent pour vous faire faire quelque chose. Si nous commettons une erreur, nous la corrigeons par une écriture que vous pouvez voir, avec son motif.</p>
<h2>6. Modifications</h2>
<p>Chaque version de ces conditions porte un numéro. Quand il y en a une nouvelle, nous vous la montrons et vous demandons si vous l’acceptez. D’ici là, la version que vous avez acceptée reste en vigueur pour vous, et rien n’est bloqué. Si le texte change pendant que vous ouvrez un compte, nous vous le signalons et vous demandons à nouveau votre accord.</p>
<h2>7. Argent fictif</h2>
<p>Dans la version de démonstration, rien n’est réel : ni les montants, ni le marché, ni l’exploitant. Personne ne doit rien à personne.</p>`,
  },
};
