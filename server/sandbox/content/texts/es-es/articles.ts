import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Este es un artículo de ejemplo.',
  texts: {
    'play-money': {
      title: 'En este entorno de pruebas todo es dinero ficticio',
      summary: 'Qué es simulado y qué funciona igual que con dinero real.',
      html: `
<p>Estás en un entorno de pruebas: el mercado es simulado, un programa confirma los depósitos y los correos acaban en una carpeta.</p>
<h2>Qué es simulado</h2>
<ul><li>Los precios, con un generador cuyas semillas se publican.</li><li>El operador que revisa depósitos y documentos, con un programa que tarda unos segundos.</li><li>Las direcciones de depósito. No envíes nunca nada real a ninguna de ellas.</li></ul>
<h2>Qué no lo es</h2>
<p>Las cuentas. Cada movimiento pasa por el mismo libro contable de partida doble, con los mismos bloqueos, comprobaciones y registros que con dinero real. Si encuentras la forma de obtener aquí un saldo incorrecto, con dinero real también lo sería.</p>`,
    },
    restart: {
      title: 'Qué pasa con tus órdenes cuando reiniciamos',
      summary: 'Las actualizaciones interrumpen el servicio un momento. No se pierde nada de lo que empezaste.',
      html: `
<p>De vez en cuando el servidor se actualiza y se reinicia. Durante un momento, la app avisa de que no puede conectar con nosotros y lo vuelve a intentar por sí sola.</p>
<h2>Qué continúa después</h2>
<p>Los depósitos, las retiradas, las órdenes de las ventanillas y los bloqueos a plazo se guardan con todos los pasos que ya han dado. Tras el reinicio, cada operación sigue donde se había quedado.</p>
<h2>Qué puede caducar entretanto</h2>
<ul><li>Una cotización dura 15 segundos. Si se agota el tiempo, no se convierte nada y recibes otra.</li><li>Si el precio de una sala de apalancamiento no se puede demostrar a tiempo, se reembolsan íntegros todos los importes de ese periodo.</li></ul>
<h2>Si acababas de pulsar un botón</h2>
<p>Puedes pulsarlo otra vez. Cada solicitud lleva su propio número, así que se tramita una sola vez, por muchas veces que llegue.</p>`,
    },
    'check-price': {
      title: 'Cómo comprobar un precio simulado',
      summary: 'Semillas, una cadena de hashes y cómo volver a calcular cada precio de un día.',
      html: `
<p>Un simulador podría hacer trampas y elegir los precios que convengan a quien lo gestiona. El nuestro está hecho para que una trampa se note.</p>
<ol><li>Antes de que empiece el día se genera una cadena de semillas secretas, una por minuto. Cada semilla es el hash de la siguiente, y el final de la cadena se publica con su hora.</li>
<li>Los precios de un minuto salen únicamente de la semilla de ese minuto, con un cálculo público.</li>
<li>Cuando termina el minuto, se revela su semilla. Si calculas su hash, obtienes la que se reveló antes y, al final, el valor publicado.</li></ol>
<p>Así, nadie puede cambiar una semilla a posteriori, y con las semillas cualquiera puede volver a calcular todos los precios. La llamada <code>/api/market/commitments</code> lo devuelve todo.</p>`,
    },
    alerts: {
      title: 'Alertas de precio que no molestan',
      summary: 'Un aviso cuando se alcanza un precio, y ninguno para que operes.',
      html: `
<p>Abre un mercado, elige un precio por encima o por debajo del actual y recibirás un solo aviso cuando se alcance. Después, la alerta se desactiva.</p>
<ul><li>Los precios se comparan en todo momento, tengas la app abierta o no.</li><li>El aviso dice el precio y la hora. No dice qué hacer.</li><li>Tus alertas están en Mercados, donde también puedes eliminarlas.</li></ul>
<p>Una alerta no es una orden. Con ella no se compra ni se vende nada.</p>`,
    },
    quote: {
      title: 'Quince segundos: qué es una cotización',
      summary: 'Por qué un tipo queda fijo un momento y qué pasa cuando caduca.',
      html: `
<p>Al convertir, primero recibes una cotización: los dos importes, el tipo de cambio, el tipo medio de mercado y el diferencial entre ambos, en porcentaje y en importe.</p>
<h2>Mientras es válida</h2><p>La cotización vale 15 segundos, contados por el servidor y no por tu móvil. El anillo muestra el tiempo que queda. Si aceptas, obtienes exactamente esas cifras.</p>
<h2>Cuando caduca</h2><p>No se convierte nada. Verás el nuevo tipo junto al anterior y podrás decidir otra vez. Esperar no cuesta nada, y no tienes por qué decidir.</p>`,
    },
    'network-paused': {
      title: 'Cuando una red está en pausa',
      summary: 'Por qué a veces se detienen los depósitos o las retiradas en una red y qué puedes hacer.',
      html: `
<p>Las redes se mantienen y se actualizan, y a veces fallan o se congestionan. Entonces ponemos en pausa los depósitos o las retiradas de esa moneda en esa red, y la app dice cuál es el motivo.</p>
<h2>Depósitos</h2><p>Mientras los depósitos están en pausa no se muestra ninguna dirección, para que no se envíe nada nuevo. Si enviaste algo antes, puedes comunicarlo igualmente. Se abona cuando la red vuelve a funcionar.</p>
<h2>Retiradas</h2><p>Elige otra red si la moneda tiene alguna que también admita tu otro monedero. Una retirada en espera aún se puede cancelar hasta que empiece su revisión, y recuperas el importe íntegro.</p>
<p>Una pausa no afecta a tu saldo ni a las conversiones.</p>`,
    },
    network: {
      title: 'Cómo elegir la red correcta',
      summary: 'La misma moneda funciona en varias redes, y no están conectadas entre sí.',
      html: `
<p>Algunas monedas existen en varias redes. La moneda se llama igual en todas, pero una transferencia por una red no llega a otra.</p>
<ol><li>Comprueba por qué red envía tu otro monedero.</li><li>Elige aquí la misma antes de copiar la dirección.</li><li>Compara el principio, el medio y el final de la dirección. Un programa malicioso puede cambiarla mientras la copias.</li><li>Si hay una etiqueta de destino, cópiala también. Sin ella no se puede saber que la transferencia es tuya.</li><li>Antes de un importe grande, envía uno pequeño.</li></ol>
<p>Una transferencia por la red equivocada casi nunca se puede recuperar, y nadie puede prometer lo contrario.</p>`,
    },
    'support-never': {
      title: 'Lo que soporte nunca te pide',
      summary: 'Tres frases que delatan a quien no es de los nuestros.',
      html: `
<p>La mayor parte del dinero no se pierde por fallos del software, sino por una voz amable. Soporte nunca dice esto:</p>
<ul><li>«Por favor, léeme el código que acabas de recibir».</li><li>«Necesitamos tu contraseña para revisar tu cuenta».</li><li>«Deposita un poco más y entonces podremos pagarte el resto».</li></ul>
<p>Quien te diga algo así quiere tu dinero. Termina la conversación. Si ya has respondido, cambia tu contraseña y avisa al verdadero equipo de soporte antes de hacer cualquier otra cosa.</p>`,
    },
    password: {
      title: 'Una contraseña fácil de recordar',
      summary: 'Varias palabras son mejores que una sola llena de símbolos.',
      html: `
<p>Una buena contraseña es larga y no se usa en ningún otro sitio. Cuatro o cinco palabras al azar se recuerdan mejor que una sola llena de símbolos y son mucho más difíciles de adivinar.</p>
<ul><li>Sirve cualquier alfabeto, y también los espacios.</li><li>Un gestor de contraseñas crea y recuerda contraseñas mejores que cualquiera de nosotros.</li><li>La contraseña de tu correo es igual de importante: quien lee tu correo puede pedir códigos.</li><li>Una llave de acceso es mejor todavía. No hay nada que recordar, y solo funciona en el sitio auténtico.</li></ul>`,
    },
    records: {
      title: 'Cómo leer tu historial',
      summary: 'Disponible, reservado y el saldo resultante de cada movimiento.',
      html: `
<p>Cada moneda tiene dos saldos. <strong>Disponible</strong> es lo que puedes usar ahora. <strong>Reservado</strong> también es tuyo, pero está apartado para algo en curso, como una retirada en revisión. Si no sale adelante, recuperas el importe íntegro.</p>
<p>Cada movimiento muestra el importe hasta la última cifra y el saldo resultante. Si los sumas desde el primero, obtienes el último saldo. Si alguna vez no fuera así, algo estaría mal, y una comprobación automática lo vigila tras cada prueba del software.</p>`,
    },
    spread: {
      title: 'Tipo medio de mercado, diferencial y lo que cuesta convertir',
      summary: 'Una sola cifra lo dice todo, si te la enseñan.',
      html: `
<p>El tipo medio de mercado está a mitad de camino entre lo que ofrecen los compradores y lo que piden los vendedores. Quien te hace la conversión te da un poco menos. Esa diferencia es el diferencial, y es el precio de convertir.</p>
<p>Muchos servicios solo muestran su propio tipo y anuncian «sin comisión». Aquí, la cotización muestra también el tipo medio de mercado, y el diferencial en porcentaje y en importe. Si comparas esa única cifra, lo has comparado todo.</p>`,
    },
  },
};
