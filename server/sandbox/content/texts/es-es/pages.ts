import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'Acerca de Florin',
    html: `
<p>Florin es software para un monedero y una plataforma de cambio: varias monedas en un mismo sitio, conversiones entre ellas y un registro de cada movimiento con el saldo resultante. Es de código abierto con la licencia MIT, así que cualquiera puede leerlo, usarlo y modificarlo.</p>
<h2>Qué puedes hacer aquí</h2>
<ul>
<li>Tener cripto y dinero fiat, y ver cuánto valen en conjunto.</li>
<li>Depositar y retirar cripto, o dinero por transferencia bancaria.</li>
<li>Convertir con una cotización o atender órdenes en las ventanillas de cambio.</li>
<li>Probar las salas de apalancamiento y los bloqueos a plazo, con las probabilidades, el coste y el resultado de cada orden a la vista.</li>
</ul>
<h2>Qué defendemos</h2>
<ul>
<li><strong>Primero lo ves y después lo compruebas.</strong> Ves el tipo, el diferencial y el importe que recibirás antes de aceptar. Las mismas cifras quedan después en tu historial, hasta la última.</li>
<li><strong>Sin presión.</strong> Los plazos los marca el servidor, y dejar pasar uno no cuesta nada. Rechazar es tan fácil como aceptar.</li>
<li><strong>Sin promesas.</strong> Los precios suben y bajan. No los predecimos, y aquí nadie puede hacerlo.</li>
<li><strong>Tu dinero es tuyo.</strong> Ningún depósito, bonificación, tarea ni nivel decide si puedes retirarlo.</li>
</ul>
<h2>Cómo se llevan las cuentas</h2>
<p>Por partida doble: lo que se suma en una cuenta se resta en otra, de modo que cada moneda suma siempre cero. Los apuntes nunca se modifican ni se borran. Un error se corrige con un apunte nuevo que puedes ver, con su motivo.</p>
<h2>Este entorno de pruebas</h2>
<p>Aquí todo el dinero es ficticio. El mercado es simulado, los correos se escriben en una carpeta y unos programas sustituyen al personal que revisaría los depósitos y los documentos. Con ese dinero no puedes comprar nada, y tampoco puedes perder nada.</p>
<h2>Quién lo gestiona</h2>
<p>Quien haya puesto en marcha este servidor. Detrás del entorno de pruebas no hay empresa, ni licencia, ni oficina, ni equipo. Un operador real dice aquí quién es, dónde está registrado, quién lo supervisa y dónde puedes comprobar cada cosa.</p>`,
  },
  guarantee: {
    title: 'Garantía',
    html: `
<p>Una garantía solo vale lo que se puede comprobar. Esta página dice de qué se asegura el software, cómo comprobarlo y, con la misma claridad, qué no garantiza nadie.</p>
<h2>De qué se asegura el software</h2>
<ul>
<li>Tu saldo no puede bajar de cero y el mismo dinero no se puede gastar dos veces. La propia base de datos lo impide.</li>
<li>Una cotización que aceptas se ejecuta con sus cifras exactas o no se ejecuta.</li>
<li>Un pago que se envía dos veces porque se cortó la conexión se tramita una sola vez.</li>
<li>Un apunte registrado permanece en tu historial y nunca se reescribe.</li>
<li>Una retirada no depende nunca de un depósito, una tarea, una bonificación ni un nivel.</li>
<li>En una sala de apalancamiento no puedes perder más que el importe de tu orden.</li>
<li>Cada precio simulado sale de valores que se publicaron antes y se revelaron después.</li>
</ul>
<h2>Cómo comprobarlo</h2>
<ol>
<li>Convierte algo y compara la cotización con el justificante y con tu historial.</li>
<li>Guarda tus movimientos en un archivo y súmalos. La suma de cada moneda es su saldo.</li>
<li>Abre una orden liquidada de una sala de apalancamiento y elige «Verificar resultado». Tu navegador vuelve a calcular el resultado, paso a paso, sin fiarse de nada de lo que dice el servidor.</li>
</ol>
<h2>Qué no garantiza nadie</h2>
<ul>
<li><strong>Los precios.</strong> Una moneda puede perder parte o todo su valor en cualquier momento.</li>
<li><strong>Los rendimientos.</strong> Quien te prometa uno no habla en nuestro nombre.</li>
<li><strong>La garantía de depósitos.</strong> Aquí no existe. Un operador real dice quién protege qué importes y dónde puedes comprobarlo.</li>
<li><strong>La devolución.</strong> Nadie puede deshacer una transferencia en una blockchain a una dirección equivocada.</li>
<li><strong>La disponibilidad.</strong> Los servidores y las redes fallan. Lo que empezaste no se pierde, pero puede tardar más.</li>
</ul>
<h2>Si algo sale mal</h2>
<p>Un error en las cuentas se corrige con un apunte propio, junto al que estaba mal y con el motivo. Si encuentras uno, <a href="/contact">dile a soporte</a> el número del movimiento.</p>`,
  },
  partnership: {
    title: 'Colaboración',
    html: `
<p>Los colaboradores usan las mismas llamadas que la propia app. No hay un segundo conjunto oculto: el servidor las describe todas en <code>/openapi.json</code>.</p>
<h2>Qué pueden hacer los colaboradores</h2>
<ul>
<li>Mostrar precios y tipos públicos, con su origen y su hora.</li>
<li>Comprobar las semillas publicadas del mercado simulado y, con ellas, cada precio.</li>
<li>Crear una app propia con las llamadas documentadas, para los clientes que inicien sesión en ella.</li>
<li>Gestionar Florin por su cuenta. La licencia lo permite, también con fines comerciales.</li>
</ul>
<h2>Qué no pueden hacer los colaboradores</h2>
<ul>
<li>Actuar por un cliente que no ha iniciado sesión.</li>
<li>Llevarse una parte del dinero de otro cliente. Nadie cobra por invitar a alguien.</li>
<li>Pedir a un cliente una contraseña, un código o un depósito.</li>
</ul>
<h2>Quiénes son nuestros colaboradores</h2>
<p>Por ahora, ninguno. Los colaboradores de la pantalla de inicio son inventados, y así lo dicen. Un operador real nombra aquí a sus colaboradores, explica qué hace cada uno y dónde se puede comprobar.</p>
<h2>Habla con nosotros</h2>
<p>Un operador real da aquí un nombre, una dirección y una forma de contacto. En el entorno de pruebas no hay nadie a quien escribir.</p>`,
  },
  customer: {
    title: 'Atención al cliente',
    html: `
<p>Soporte responde preguntas y estudia los problemas. Las formas de contacto y el horario están en <a href="/contact">Contactar con soporte</a>. El entorno de pruebas no tiene equipo de soporte; lo que se puede responder sin él está en esta página.</p>
<h2>Antes de escribir</h2>
<ol>
<li>Abre el movimiento del que se trata. Muestra el estado, qué pasa a continuación y, si se rechazó algo, por qué.</li>
<li>Copia su número. Empieza por una letra y ayuda más que una captura de pantalla.</li>
<li>Si un error mostró un número de solicitud, inclúyelo también. Lleva al momento exacto en el registro del servidor.</li>
</ol>
<h2>Depósitos y retiradas</h2>
<dl>
<dt>¿Dónde está mi depósito?</dt>
<dd>En su detalle verás si se ha recibido, si está en revisión, si se ha abonado o no, y por qué. En el entorno de pruebas, la revisión tarda unos segundos.</dd>
<dt>Lo envié por la red equivocada.</dt>
<dd>Escribe cuanto antes, con el ID de transacción. Que se pueda recuperar depende de la red, y a menudo no es posible. Por eso la app te pide que compares la red y la dirección.</dd>
<dt>¿Puedo detener una retirada?</dt>
<dd>Sí, hasta que empiece su revisión, y recuperas el importe íntegro. Después ya no se puede detener, y una transferencia enviada no se puede deshacer.</dd>
</dl>
<h2>Cuenta</h2>
<dl>
<dt>No me llega el código por correo.</dt>
<dd>Mira en la carpeta de correo no deseado y, al cabo de un minuto, pide otro código. En el entorno de pruebas, los correos son archivos en la carpeta <code>outbox</code> de la carpeta de datos.</dd>
<dt>He olvidado la contraseña o he perdido la app de autenticación.</dt>
<dd>La página de inicio de sesión te guía en ambos casos. Después, las retiradas quedan en pausa durante 24 horas, para que nadie que haya entrado en tu cuenta pueda vaciarla de golpe.</dd>
<dt>Una cotización caducó antes de que la confirmara.</dt>
<dd>No se convirtió nada. Verás el nuevo tipo junto al anterior y podrás decidir otra vez.</dd>
</dl>
<h2>Lo que soporte nunca te pide</h2>
<p>Tu contraseña, tu clave de operaciones, un código o un depósito. Si alguien te pide algo de esto, no somos nosotros.</p>`,
  },
  transparency: {
    title: 'Transparencia',
    html: `
<p>No te fíes de nuestra palabra. Lo que se publica aquí está para comprobarlo, y lo que aún no se publica también se dice.</p>
<h2>Precios</h2>
<p>En el entorno de pruebas, un simulador genera los precios. Las semillas de cada día forman una cadena de hashes cuyo final se publica antes de que empiece el día, y la semilla de cada minuto se revela cuando ese minuto ha pasado. Con ambas cosas, cualquiera puede volver a calcular cada precio y ver que ninguno se eligió a nuestro favor. Los datos salen de la llamada <code>/api/market/commitments</code>.</p>
<h2>Salas de apalancamiento</h2>
<p>Cada categoría muestra su pago, su probabilidad y la parte que se queda de media la plataforma, calculados por el código que liquida las órdenes. Cada sala muestra qué porcentaje de cuentas ha perdido dinero de verdad. Elige «Verificar resultado» en una orden liquidada y tu navegador volverá a calcular el resultado.</p>
<h2>Lo que cuesta convertir</h2>
<p>El diferencial entre el tipo medio de mercado y el tipo de tu cotización. Lo ves en porcentaje y en importe antes de aceptar. Se anota en una cuenta propia, así que su total se conoce hasta la última cifra.</p>
<h2>Lo que debemos a los clientes</h2>
<p>Cada saldo es una obligación de la plataforma. A intervalos fijos, los saldos de todos los clientes se reúnen mediante hashes en un árbol por moneda, y su raíz y su total se publican aquí junto a lo que tenemos. Tu dispositivo puede calcular el camino desde cada uno de tus saldos hasta esa raíz. Lo que tenemos sale de nuestro propio libro contable: nadie lo compara por ti con una blockchain ni con un banco.</p>
<h2>Cifras que no publicamos</h2>
<p>Aquí no encontrarás el total de usuarios ni de traders, ni volúmenes. En un entorno de pruebas apenas hay nada que contar, y una cifra inventada sería una mentira. La única excepción: cada sala de apalancamiento muestra cuántas personas hay en ella ahora mismo, y esa cifra se cuenta de verdad.</p>`,
  },
};
