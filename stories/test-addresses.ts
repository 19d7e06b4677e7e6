/**
 * Addresses that nobody uses: test vectors of the standards, and testnet addresses where a network has a testnet.
 */
export const testAddresses = {
  /** EIP-55. */
  evm: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  /** Like `evm`, with another middle: what a forger sends from. */
  lookAlike: '0x5aAeb60591c7A45E0D3b2086f4D1b7C8Ef1BeAed',
  /** Invalid checksum. */
  tron: 'TQ5Nv7Dc6xQz4mY2rXb8hJ1kLpWsEtUfGa',
  /** A hash of zeros: nobody has its key. */
  tronOfNobody: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  /** BIP 173, testnet. */
  bitcoin: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  /** BIP 173, testnet, pay to script. */
  script: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  /** CIP-19, testnet. */
  cardano: 'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz',
} as const;
