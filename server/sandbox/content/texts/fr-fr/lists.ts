import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Tout essayer avec de l’argent fictif',
      text: 'Dans cette version de démonstration, l’argent est fictif. Déposez, convertissez et vérifiez chaque opération.',
    },
    quote: {
      title: 'Le taux affiché est celui que vous obtenez',
      text: 'Chaque cotation montre le taux moyen du marché et le spread. Elle est exécutée telle quelle, ou pas du tout.',
    },
    prices: {
      title: 'Vérifiez vous-même nos cours',
      text: 'Publié avant, révélé après : chacun peut recalculer tous les cours simulés.',
    },
  },
  trumpet: {
    'play-money': { text: 'Dans cette version de démonstration, tout l’argent est fictif.' },
    addresses: { text: 'Les adresses de dépôt sont inventées. N’y envoyez jamais rien de réel.' },
    codes: { text: 'L’assistance ne demande jamais votre mot de passe ni un code.' },
  },
  feedback: {
    one: {
      title: 'Exemple d’avis, pas un client',
      text: 'Mon historique correspond à mes cotations jusqu’au dernier chiffre. J’en ai vérifié trois, puis j’ai arrêté.',
    },
    two: {
      title: 'Exemple d’avis, pas un client',
      text: 'J’ai laissé exprès une cotation expirer. Il ne s’est rien passé, et c’est très bien ainsi.',
    },
    three: {
      title: 'Exemple d’avis, pas un client',
      text: 'J’ai tapé une virgule comme séparateur décimal, et cela a marché tout de suite. C’est plus rare qu’on ne le croit.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor, exemple de dépositaire',
      text: 'Un partenaire inventé. Un vrai conserverait les cryptos et dirait où le vérifier.',
    },
    lantern: {
      title: 'Lantern, exemple de données',
      text: 'Un partenaire inventé. Un vrai fournirait les cours du marché et citerait leur source.',
    },
    quill: {
      title: 'Quill, exemple d’audit',
      text: 'Un partenaire inventé. Un vrai auditerait le logiciel et publierait ses conclusions.',
    },
  },
  'news-type': {
    product: { title: 'Produit' },
    maintenance: { title: 'Maintenance' },
    guide: { title: 'Guides' },
    security: { title: 'Sécurité' },
  },
};
