import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Pruébalo todo con dinero ficticio',
      text: 'En este entorno de pruebas todo es dinero ficticio. Deposita, convierte y comprueba cada movimiento.',
    },
    quote: {
      title: 'El tipo que ves es el que recibes',
      text: 'Cada cotización muestra el tipo medio de mercado y el diferencial, y se ejecuta tal cual o no se ejecuta.',
    },
    prices: {
      title: 'Comprueba tú nuestros precios',
      text: 'Publicados antes, revelados después: cualquiera puede volver a calcular cada precio simulado.',
    },
  },
  trumpet: {
    'play-money': { text: 'Todo el dinero de este entorno de pruebas es ficticio.' },
    addresses: { text: 'Las direcciones de depósito de aquí son inventadas. No envíes nunca nada real a ellas.' },
    codes: { text: 'Soporte nunca te pide tu contraseña ni un código.' },
  },
  feedback: {
    one: {
      title: 'Cita de ejemplo, no de un cliente',
      text: 'Mi historial coincide con las cotizaciones hasta la última cifra. Comprobé tres y dejé de comprobar.',
    },
    two: {
      title: 'Cita de ejemplo, no de un cliente',
      text: 'Dejé caducar una cotización a propósito. No pasó nada, y así es justo como debe ser.',
    },
    three: {
      title: 'Cita de ejemplo, no de un cliente',
      text: 'Escribí el importe con coma decimal y funcionó sin más. Es más raro de lo que parece.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Sample Custody',
      text: 'Un colaborador inventado. Uno real custodiaría monedas y diría dónde puedes comprobarlo.',
    },
    lantern: {
      title: 'Lantern Sample Data',
      text: 'Un colaborador inventado. Uno real aportaría precios de mercado e indicaría su origen.',
    },
    quill: {
      title: 'Quill Sample Review',
      text: 'Un colaborador inventado. Uno real auditaría el software y publicaría sus conclusiones.',
    },
  },
  'news-type': {
    product: { title: 'Producto' },
    maintenance: { title: 'Mantenimiento' },
    guide: { title: 'Guías' },
    security: { title: 'Seguridad' },
  },
};
