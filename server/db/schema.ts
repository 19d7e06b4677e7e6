import type { AccountTables } from '../domains/account/tables.ts';
import type { BankTables } from '../domains/bank/tables.ts';
import type { ContentTables } from '../domains/content/tables.ts';
import type { CounterTables } from '../domains/counters/tables.ts';
import type { FlashTables } from '../domains/flash/tables.ts';
import type { IdentityTables } from '../domains/identity/tables.ts';
import type { LeverageProtectionTables } from '../domains/leverage/protection-tables.ts';
import type { LeverageTables } from '../domains/leverage/tables.ts';
import type { MarketTables } from '../domains/market/tables.ts';
import type { NoticeTables } from '../domains/notices/tables.ts';
import type { OperatorTables } from '../domains/operator/tables.ts';
import type { PetitionTables } from '../domains/petitions/tables.ts';
import type { PledgeTables } from '../domains/pledge/tables.ts';
import type { FactorTables } from '../domains/security/tables.ts';
import type { TransparencyTables } from '../domains/transparency/tables.ts';
import type { UploadTables } from '../domains/uploads/tables.ts';
import type { WalletTables } from '../domains/wallet/tables.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { GuessTables } from '../plugins/guesses/tables.ts';
import type { MailTables } from '../plugins/mail-outbox/tables.ts';

/** Every table. Each domain declares its own tables beside its SQL. */
export interface Database
  extends
    AccountTables,
    BankTables,
    ContentTables,
    CounterTables,
    FactorTables,
    FlashTables,
    GuessTables,
    IdentityTables,
    LedgerTables,
    LeverageProtectionTables,
    LeverageTables,
    MailTables,
    MarketTables,
    NoticeTables,
    OperatorTables,
    PetitionTables,
    PledgeTables,
    TransparencyTables,
    UploadTables,
    WalletTables {}
