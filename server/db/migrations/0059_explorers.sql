-- Where anybody can look up a transaction of a network: an address with {id} for the transaction. Null where there is none.
alter table networks add explorer text check (explorer like 'https://%{id}%');

update networks set explorer = case id
  when 'bitcoin' then 'https://mempool.space/tx/{id}'
  when 'ethereum' then 'https://etherscan.io/tx/{id}'
  when 'arbitrum' then 'https://arbiscan.io/tx/{id}'
  when 'tron' then 'https://tronscan.org/#/transaction/{id}'
  when 'bnb-chain' then 'https://bscscan.com/tx/{id}'
  when 'solana' then 'https://solscan.io/tx/{id}'
  when 'avalanche' then 'https://snowtrace.io/tx/{id}'
  when 'xrp' then 'https://xrpscan.com/tx/{id}'
  when 'litecoin' then 'https://litecoinspace.org/tx/{id}'
  when 'dogecoin' then 'https://dogechain.info/tx/{id}'
  when 'cardano' then 'https://cardanoscan.io/transaction/{id}'
end;
